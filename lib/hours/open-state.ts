/** One day's hours: minutes from midnight on the shop's clock, or null when closed all day. */
export type DayHours = { opens: number; closes: number } | null;

/** Other hours from one day to another, both included: first day, last day, opens, closes (null: closed), why. */
export type PackedException = readonly [
  firstDay: string,
  lastDay: string,
  opens: number | null,
  closes: number | null,
  reason: string,
];

/** From a moment on (ms since 1970), how many minutes the shop's clock is ahead of UTC: less than 0 in Las Vegas. */
export type ClockOffset = readonly [fromMs: number, minutes: number];

/** The hours of every day, the days that differ and the shop's clock, the earliest offset first. */
export type PackedHours = {
  everyDay: { opens: number; closes: number };
  exceptions: readonly PackedException[];
  offsets: readonly ClockOffset[];
};

export type OpenState = { isOpen: boolean; label: string };

/**
 * Whether the shop is open at `nowMs` and what a visitor is told: "Open until 9 PM", "Opens at 9 AM", "Closed today,
 * Thanksgiving". The closing minute itself counts as closed.
 *
 * Everything it needs comes in through its arguments, nothing from this file: its source text is also the inline script
 * that answers in the browser (open-now-script.ts). It reads the shop's clock from `offsets`, because the first use of
 * Intl costs a phone more than the rest of the script, before the first paint.
 */
export function openState(nowMs: number, { everyDay, exceptions, offsets }: PackedHours): OpenState {
  let ahead = 0;
  for (const [fromMs, minutes] of offsets) if (fromMs <= nowMs) ahead = minutes;
  const clock = new Date(nowMs + ahead * 60_000);
  const today = clock.toISOString().slice(0, 10);
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const exceptionOn = (day: string) => exceptions.find(([first, last]) => first <= day && day <= last);
  const hoursOn = (day: string): DayHours => {
    const found = exceptionOn(day);
    if (!found) return everyDay;
    return found[2] === null || found[3] === null ? null : { opens: found[2], closes: found[3] };
  };
  const inWords = (at: number) => {
    if (at === 1440) return "midnight";
    const rest = at % 60 === 0 ? "" : `:${String(at % 60).padStart(2, "0")}`;
    return `${Math.floor(at / 60) % 12 || 12}${rest} ${at < 720 ? "AM" : "PM"}`;
  };
  const hours = hoursOn(today);
  if (hours && minute >= hours.opens && minute < hours.closes) {
    return { isOpen: true, label: `Open until ${inWords(hours.closes)}` };
  }
  if (hours && minute < hours.opens) return { isOpen: false, label: `Opens at ${inWords(hours.opens)}` };
  if (!hours) {
    const reason = exceptionOn(today)?.[4];
    return { isOpen: false, label: reason ? `Closed today, ${reason}` : "Closed today" };
  }
  for (let days = 1; days < 400; days += 1) {
    const date = new Date(Date.parse(today) + days * 86_400_000);
    const next = hoursOn(date.toISOString().slice(0, 10));
    if (!next) continue;
    if (days === 1) return { isOpen: false, label: `Opens at ${inWords(next.opens)} tomorrow` };
    const format: Intl.DateTimeFormatOptions =
      days < 7 ? { weekday: "long" } : { month: "short", day: "numeric" };
    const day = date.toLocaleDateString("en-US", { ...format, timeZone: "UTC" });
    return { isOpen: false, label: `Opens ${day} at ${inWords(next.opens)}` };
  }
  return { isOpen: false, label: "Closed" };
}
