import "server-only";
import type { Ctx } from "@/lib/context";
import { formatCount } from "@/lib/count";
import { fullName } from "@/lib/customers/full-name";
import type { Skipped } from "@/lib/integrations/clover/page";
import type { SkippedRecord, SkippedRecords, SkipReasons, Skips } from "./counts";

/** How many records of one reason a run names: enough to see what is wrong with them. */
const NAMED = 3;

/** What was skipped, as a run counts it. */
export function skipsOf(all: readonly Skipped[]): Skips {
  const each = all.map(({ id, reason, name }) => ({
    skipped: { [reason]: 1 },
    skippedRecords: id === null ? {} : { [reason]: [{ id, name }] },
  }));
  return each.reduce<Skips>(addSkips, { skipped: {}, skippedRecords: {} });
}

export function addSkips(one: Skips, other: Skips): Skips {
  const skipped: Record<string, number> = { ...one.skipped };
  for (const [reason, count] of Object.entries(other.skipped))
    skipped[reason] = (skipped[reason] ?? 0) + count;
  const skippedRecords = { ...one.skippedRecords };
  for (const [reason, records] of Object.entries(other.skippedRecords))
    skippedRecords[reason] = firstOf([...(skippedRecords[reason] ?? []), ...records]);
  return { skipped, skippedRecords };
}

/** Pages overlap, so that a record may come twice. */
const firstOf = (records: readonly SkippedRecord[]): SkippedRecord[] =>
  [...new Map(records.map((record) => [record.id, record])).values()].slice(0, NAMED);

/** The records without those of people who were erased, whose ids the shop keeps nowhere. */
export async function withoutErased({ db }: Ctx, records: SkippedRecords): Promise<SkippedRecords> {
  const ids = idsOf(records);
  if (ids.length === 0) return records;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT given.id FROM unnest(${ids}::text[]) AS given (id)
    WHERE EXISTS (SELECT FROM erased_identifiers WHERE hash = erasure_hash('clover', given.id))`;
  const erased = new Set(rows.map(({ id }) => id));
  return changed(records, (some) => some.filter(({ id }) => !erased.has(id)));
}

/** Runs with the names of the customers they skipped, as far as the shop has read them. */
export async function withNames<R extends { skippedRecords: SkippedRecords }>(
  { db }: Ctx,
  runs: readonly R[],
): Promise<R[]> {
  const ids = runs.flatMap(({ skippedRecords }) => idsOf(skippedRecords));
  if (ids.length === 0) return [...runs];
  const people = await db.customer.findMany({
    where: { cloverId: { in: ids } },
    select: { cloverId: true, firstName: true, lastName: true },
  });
  const names = new Map(people.map((person) => [person.cloverId, fullName(person)]));
  const named = ({ id, name }: SkippedRecord) => ({ id, name: name ?? names.get(id) });
  return runs.map((run) => ({
    ...run,
    skippedRecords: changed(run.skippedRecords, (all) => all.map(named)),
  }));
}

const idsOf = (records: SkippedRecords): string[] =>
  Object.values(records).flatMap((some) => some.map(({ id }) => id));

const changed = (
  records: SkippedRecords,
  change: (some: SkippedRecord[]) => SkippedRecord[],
): SkippedRecords =>
  Object.fromEntries(Object.entries(records).map(([reason, some]) => [reason, change(some)]));

/** "price: is negative: 2 (M3FQ7 Blue Cone; X7K2P)", for each reason. */
export function skipWords(reasons: SkipReasons, records: SkippedRecords): string[] {
  return Object.entries(reasons).map(([reason, count]) => {
    const named = (records[reason] ?? []).map(({ id, name }) => (name ? `${id} ${name}` : id));
    const more =
      named.length > 0 && count > named.length ? [`and ${formatCount(count - named.length)} more`] : [];
    const which = [...named, ...more].join("; ");
    return `${reason}: ${formatCount(count)}${which ? ` (${which})` : ""}`;
  });
}
