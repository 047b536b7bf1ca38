import { formatShopDayAndTimeInWords, SHOP_TIME_LABEL } from "@/lib/time";

/**
 * "Runs Fri, Nov 21, 9:00 AM to Sun, Nov 23, 9:00 PM Las Vegas time", with a year that is not the one of `now` (ms since
 * 1970). Dates in ISO, "" for one not chosen yet.
 */
export function periodLabel(startDate: string, endDate: string, now: number): string {
  if (startDate === "" || endDate === "") return "Choose a start and an end to see when it runs.";
  if (Date.parse(startDate) >= Date.parse(endDate)) return "It ends before it starts.";
  const [starts, ends] = [startDate, endDate].map((date) => formatShopDayAndTimeInWords(date, now));
  return `Runs ${starts} to ${ends} ${SHOP_TIME_LABEL}`;
}
