import { formatShopDateTime, SHOP_TIME_LABEL } from "@/lib/time";

/** "Runs Fri, Nov 21, 9:00 AM to Sun, Nov 23, 9:00 PM Las Vegas time". Dates in ISO, "" for one not chosen yet. */
export function periodLabel(startDate: string, endDate: string): string {
  if (startDate === "" || endDate === "") return "Choose a start and an end to see when it runs.";
  if (Date.parse(startDate) >= Date.parse(endDate)) return "It ends before it starts.";
  return `Runs ${formatShopDateTime(startDate)} to ${formatShopDateTime(endDate)} ${SHOP_TIME_LABEL}`;
}
