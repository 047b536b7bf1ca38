import { closingMinute, minuteOf } from "@/lib/hours/schema";
import { timeInWords } from "@/lib/hours/words";
import { listWords } from "@/lib/list-words";
import { WEEKDAYS, type Weekday } from "@/lib/repeat/weekly";

export const WEEKDAY_NAMES = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
} as const satisfies Readonly<Record<Weekday, string>>;
const WORKING_DAYS = 5;

/** "Every day", "Monday to Friday", "Every Tuesday and Thursday" */
export function weekdaysInWords(days: readonly Weekday[]): string {
  const sorted = WEEKDAYS.filter((day) => days.includes(day));
  if (sorted.length === WEEKDAYS.length) return "Every day";
  if (sorted.length === WORKING_DAYS && sorted.at(-1) === "FR") return "Monday to Friday";
  return `Every ${listWords(sorted.map((day) => WEEKDAY_NAMES[day]))}`;
}

/** "Every Tuesday, 4:00 PM to 6:00 PM"; without hours the days alone. Times as HH:MM. */
export function weeklyHoursInWords(days: readonly Weekday[], from: string | null, to: string | null): string {
  if (from === null || to === null) return weekdaysInWords(days);
  return `${weekdaysInWords(days)}, ${timeInWords(minuteOf(from))} to ${timeInWords(closingMinute(to))}`;
}
