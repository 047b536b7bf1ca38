import "server-only";
import { Prisma } from "@/lib/db/client";
import { NO_TIERS, TIERS, type TierCounts } from "@/lib/tier";

const RISING = [...TIERS].sort((one, other) => one.visits - other.visits);

/** The place of the tier that some visits reach, 1 for the lowest and 0 for none, in statements. */
export const tierPlaceSql = (visits: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`width_bucket(${visits}, ${RISING.map((tier) => tier.visits)}::int[])`;

export const tierPlace = (tier: keyof TierCounts): number =>
  RISING.findIndex(({ name }) => name === tier) + 1;

/** Members by the place of their tier as counts by its name, without those who have none. */
export function toTierCounts(rows: readonly { place: number; members: number }[]): TierCounts {
  const counts = { ...NO_TIERS };
  for (const { place, members } of rows) {
    const tier = RISING[place - 1];
    if (tier) counts[tier.name] = members;
  }
  return counts;
}
