import { countOf } from "@/lib/count";
import { DAY_MS, shopTimeBetween } from "@/lib/time";

/** How long a privacy request still has, as its badge says it. */
export type RequestClock = { words: string; urgency: "overdue" | "soon" | "none" };

const SOON_DAYS = 7;

/** Days of the shop until an open request is due, a begun one counted whole; days since, once it is overdue. */
export function requestClock(dueAt: Date, now: Date): RequestClock {
  const days = shopTimeBetween(now, dueAt) / DAY_MS;
  if (now < dueAt) {
    // In the hour that the clock repeats, its time may be past while the request is not due yet.
    const left = Math.max(1, Math.ceil(days));
    return { words: `${countOf(left, "day")} left`, urgency: left <= SOON_DAYS ? "soon" : "none" };
  }
  const over = Math.max(0, Math.floor(-days));
  return { words: over === 0 ? "Overdue" : `${countOf(over, "day")} overdue`, urgency: "overdue" };
}
