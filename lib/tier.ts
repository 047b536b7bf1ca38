/** Visits needed for each tier, highest first. */
export const TIERS = [
  { name: "VIP", visits: 50 },
  { name: "Gold", visits: 20 },
  { name: "Silver", visits: 10 },
  { name: "Bronze", visits: 5 },
] as const;

/** Its benefit is published as one for life, so that its visits never expire. */
export const [TOP_TIER] = TIERS;

export type Tier = (typeof TIERS)[number]["name"] | "None";

/** How many members each tier has. */
export type TierCounts = Record<Exclude<Tier, "None">, number>;
export const NO_TIERS: Readonly<TierCounts> = { VIP: 0, Gold: 0, Silver: 0, Bronze: 0 };

/** The tier a number of visits has reached. */
export function tierFor(visits: number): Tier {
  return TIERS.find((tier) => visits >= tier.visits)?.name ?? "None";
}

/** The next tier and how many visits it takes in all; null at the top. */
export function nextTierFor(visits: number): { tier: Tier; requirement: number } | null {
  const next = TIERS.findLast((tier) => visits < tier.visits);
  return next ? { tier: next.name, requirement: next.visits } : null;
}
