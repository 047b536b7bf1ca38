import { countOf } from "@/lib/count";
import { contactPromise } from "@/lib/shop/policies";
import { HOUR_MS } from "@/lib/time";

const DAY_HOURS = 24;

/** Milliseconds in words, rounded down: "less than an hour", "22 hours", "3 days". */
function durationText(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return "less than an hour";
  if (hours < 2 * DAY_HOURS) return countOf(hours, "hour");
  return `${Math.floor(hours / DAY_HOURS)} days`;
}

/** The time left to reply within the hours of `contactPromise`, and how it reads; `isOverdue` when it is past. */
export function timeToReply(
  createdAt: Date,
  now: Date,
): { leftMs: number; text: string; isOverdue: boolean } {
  const ageMs = Math.max(0, now.getTime() - createdAt.getTime());
  const leftMs = contactPromise.replyHours * HOUR_MS - ageMs;
  return { leftMs, text: durationText(Math.abs(leftMs)), isOverdue: leftMs < 0 };
}

/** How a message stands against the promise to reply within the hours of `contactPromise`. */
export function messageAge(createdAt: Date, now: Date): { text: string; isOverdue: boolean } {
  const { text, isOverdue } = timeToReply(createdAt, now);
  return { text: `${text} ${isOverdue ? "overdue" : "left to reply"}`, isOverdue };
}
