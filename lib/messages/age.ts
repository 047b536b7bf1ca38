const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** What the contact page promises (SPEC section 9). */
export const REPLY_PROMISE_HOURS = 24;

export type MessageAge = { text: string; isOverdue: boolean };

const hoursText = (hours: number): string => {
  if (hours < 1) return "less than an hour";
  if (hours < 2 * DAY_HOURS) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.floor(hours / DAY_HOURS)} days`;
};

/** How a message stands against the promise to reply within 24 hours. */
export function messageAge(createdAt: Date, now: Date): MessageAge {
  const ageMs = Math.max(0, now.getTime() - createdAt.getTime());
  const leftMs = REPLY_PROMISE_HOURS * HOUR_MS - ageMs;
  if (leftMs < 0) return { text: `${hoursText(Math.floor(-leftMs / HOUR_MS))} overdue`, isOverdue: true };
  return { text: `${hoursText(Math.floor(leftMs / HOUR_MS))} left to reply`, isOverdue: false };
}
