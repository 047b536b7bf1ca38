import { z } from "zod";
import { blankAsNull } from "@/lib/form-fields";
import { WEEKDAYS, weekdayOf } from "@/lib/repeat/weekly";
import { WEEKDAY_NAMES } from "@/lib/repeat/words";

/** The days of the week something repeats on, Monday first, each once; none: it does not repeat. */
export const repeatDays = z
  .array(z.enum(WEEKDAYS, "Must be days such as MO or TU"), "Must be a list of days such as MO or TU")
  .max(100, "Name each day once")
  .transform((days) => WEEKDAYS.filter((day) => days.includes(day)));

const clock = z.iso.time({ precision: -1, error: "Must be a time such as 16:00" }).nullable();
const day = z.iso.date("Must be a day").nullable();

/** HH:MM on the shop's clock, or null. */
export const clockTime = z.preprocess(blankAsNull, clock);

/** YYYY-MM-DD on the shop's calendar, or null. */
export const calendarDay = z.preprocess(blankAsNull, day);

/**
 * Whether a text is a clock time, or a calendar day: rules over several fields also see values that their own field
 * refuses.
 */
export const isClockTime = (text: string | null): boolean => clock.safeParse(text).success;
export const isCalendarDay = (text: string | null): boolean => day.safeParse(text).success;

/** "Tuesday", as sentences call the weekday of a calendar day. */
export const weekdayName = (day: string): string => WEEKDAY_NAMES[weekdayOf(day)];
