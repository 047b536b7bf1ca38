import { z } from "zod";
import { DAY_MS } from "@/lib/time";

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
/** A longer range is taken for a mistake. Days. */
const MAX_RANGE_DAYS = 100;
/** In characters: a longer reason would not fit beside the clock in the header. */
export const MAX_REASON_LENGTH = 24;

const time = z.union([z.literal(""), z.iso.time({ precision: -1, error: "Must be a time such as 10:00" })]);

/** Minutes from midnight of HH:MM. */
export function minuteOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return hour * MINUTES_PER_HOUR + minute;
}

/** HH:MM of minutes from midnight; 24:00 is the midnight that ends the day. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / MINUTES_PER_HOUR), minute % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");

/** Closing at 00:00 is the midnight that ends the day. */
export const closingMinute = (text: string): number => minuteOf(text) || MINUTES_PER_DAY;

/** Closed days, or days with other hours. Times in shop time, HH:MM; empty when closed all day. */
export const HoursExceptionInput = z
  .object({
    firstDay: z.iso.date("Choose the first day"),
    /** Empty: the first day alone. */
    lastDay: z.union([z.literal(""), z.iso.date("Must be a day")]).default(""),
    isClosed: z.boolean().default(false),
    opens: time.default(""),
    closes: time.default(""),
    reason: z
      .string()
      .trim()
      .max(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`)
      .default(""),
  })
  .superRefine(({ firstDay, lastDay, isClosed, opens, closes }, issues) => {
    const refuse = (field: string, message: string) =>
      issues.addIssue({ code: "custom", path: [field], message });
    const days = (Date.parse(lastDay || firstDay) - Date.parse(firstDay)) / DAY_MS + 1;
    if (days < 1) refuse("lastDay", "The last day is before the first");
    if (days > MAX_RANGE_DAYS) refuse("lastDay", `Enter at most ${MAX_RANGE_DAYS} days at once`);
    if (isClosed) return;
    if (!opens) refuse("opens", "Enter when the shop opens, or choose Closed all day");
    if (!closes) refuse("closes", "Enter when the shop closes, or choose Closed all day");
    if (opens && closes && closingMinute(closes) <= minuteOf(opens)) {
      refuse("closes", "The shop must close after it opens");
    }
  });
export type HoursExceptionInput = z.input<typeof HoursExceptionInput>;

/** Days as YYYY-MM-DD on the shop's calendar, both included. Minutes from midnight; both null: closed all day. */
export type HoursExceptionDto = {
  id: string;
  firstDay: string;
  lastDay: string;
  opensMinute: number | null;
  closesMinute: number | null;
  reason: string;
};
