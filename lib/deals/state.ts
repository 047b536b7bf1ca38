import type { Occurrence } from "@/lib/repeat/weekly";

/** Repeats lib/time, which the script of the deals page does not load. */
const DAY_MS = 24 * 60 * 60 * 1000;
const ENDING_SOON_DAYS = 3;
const HOT_PRIORITY = 1;

export type DealState = "active" | "scheduled" | "expired" | "inactive";

/** Times in ms since 1970. */
export type DealTimes = {
  isActive: boolean;
  startsAt: number;
  endsAt: number;
  /** The coming times of a deal that repeats weekly; it is on at these alone. */
  windows?: readonly Occurrence[];
};

/** Both ends belong to the deal. Between two of its weekly times a deal is scheduled. */
export function dealState({ isActive, startsAt, endsAt, windows }: DealTimes, now: number): DealState {
  if (!isActive) return "inactive";
  if (now > endsAt) return "expired";
  if (now < startsAt || (windows && !runningOccurrence(windows, now))) return "scheduled";
  return "active";
}

/** True for a deal that is over or switched off: it cannot be opened, and a poster of it would not be true. */
export const isOff = (state: DealState): boolean => state === "expired" || state === "inactive";

/** The time it runs at, if it does now. */
export function runningOccurrence<W extends Occurrence>(windows: readonly W[], now: number): W | undefined {
  return windows.find(({ startsAt, endsAt }) => startsAt <= now && now <= endsAt);
}

/** The next time it begins. */
export function nextOccurrence<W extends Occurrence>(windows: readonly W[], now: number): W | undefined {
  return windows.find(({ startsAt }) => startsAt > now);
}

/** Days left, a begun day counting whole; 0 when it is over. */
export function daysLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / DAY_MS));
}

/** A live deal with 1 to 3 days left. */
export function isEndingSoon(deal: DealTimes, now: number): boolean {
  const days = daysLeft(deal.endsAt, now);
  return dealState(deal, now) === "active" && days >= 1 && days <= ENDING_SOON_DAYS;
}

const RANK: Readonly<Record<DealState, number>> = { active: 0, scheduled: 1, inactive: 2, expired: 3 };

/**
 * Live deals first, Hot Deals at their head, then those that start soon, then switched-off and ended ones; otherwise the
 * given order stays.
 */
export function inDisplayOrder<D extends DealTimes & { isHot: boolean }>(
  deals: readonly D[],
  now: number,
): D[] {
  const rank = (deal: D) => {
    const state = dealState(deal, now);
    return state === "active" && deal.isHot ? -1 : RANK[state];
  };
  return deals.toSorted((one, other) => rank(one) - rank(other));
}

/** True when the deal is over, whether or not staff switched it off before. */
export function hasEnded({ endsAt }: Pick<DealTimes, "endsAt">, now: number): boolean {
  return endsAt < now;
}

/** Whether the site marks a deal as Hot Deal: priority exactly 1 (docs/adr/0025). */
export function isHotDeal(priority: number): boolean {
  return priority === HOT_PRIORITY;
}
