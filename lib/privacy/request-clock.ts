import { countOf } from "@/lib/count";
import { DAY_MS } from "@/lib/time";

/** How long a privacy request still has, as its badge says it. */
export type RequestClock = { words: string; urgency: "overdue" | "soon" | "none" };

const SOON_DAYS = 7;

/** Days until an open request is due, a begun day counted whole; days since, once it is overdue. */
export function requestClock(dueAt: Date, now: Date): RequestClock {
  const days = (dueAt.getTime() - now.getTime()) / DAY_MS;
  if (days > 0) {
    const left = Math.ceil(days);
    return { words: `${countOf(left, "day")} left`, urgency: left <= SOON_DAYS ? "soon" : "none" };
  }
  const over = Math.floor(-days);
  return { words: over === 0 ? "Overdue" : `${countOf(over, "day")} overdue`, urgency: "overdue" };
}
