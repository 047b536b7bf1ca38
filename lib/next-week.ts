import { addShopDays, DAY_MS } from "@/lib/time";

const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * DAY_MS;

/**
 * How many shop days a thing that starts at `start` moves when it is repeated: one week, or as many as bring it to
 * the same weekday and hour of the coming seven days when it is long past.
 */
export function daysToNextWeek(start: Date, now: Date): number {
  let weeks = Math.max(1, Math.floor((now.getTime() - start.getTime()) / WEEK_MS));
  while (addShopDays(start, weeks * WEEK_DAYS).getTime() <= now.getTime()) weeks += 1;
  return weeks * WEEK_DAYS;
}

/** The same wall-clock time `days` later, in ISO. */
export function movedByDays(iso: string, days: number): string {
  return addShopDays(new Date(iso), days).toISOString();
}
