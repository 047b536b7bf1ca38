import { shop } from "@/lib/shop/shop";

const MINUTES_PER_HOUR = 60;

/** The same hours every day. Minutes count from midnight on the shop's clock. */
export const hours = {
  opensMinute: 9 * MINUTES_PER_HOUR,
  closesMinute: 21 * MINUTES_PER_HOUR,
  /** 24-hour times for structured data. */
  opens: "09:00",
  closes: "21:00",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
} as const;

/** The hours as people read them, for the header, footer, contact card, legal text and answers. */
export const hoursText = {
  opens: "9:00 AM",
  closes: "9:00 PM",
  range: "9:00 AM - 9:00 PM",
  days: "Open 7 days",
  full: "Open 7 days, 9:00 AM - 9:00 PM",
  sentence: "We are open from 9:00 AM to 9:00 PM, seven days a week.",
} as const;

export type OpenState = {
  isOpen: boolean;
  /** A short line such as "Open now, closes 9:00 PM". */
  label: string;
};

function shopMinuteOfDay(at: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: shop.timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const read = (type: "hour" | "minute") => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read("hour") * MINUTES_PER_HOUR + read("minute");
}

/** Whether the shop is open at `now`, on the shop's clock. The closing minute itself counts as closed. */
export function openNow(now: Date): OpenState {
  const minute = shopMinuteOfDay(now);
  if (minute < hours.opensMinute) return { isOpen: false, label: `Closed now, opens ${hoursText.opens}` };
  if (minute >= hours.closesMinute) {
    return { isOpen: false, label: `Closed now, opens ${hoursText.opens} tomorrow` };
  }
  return { isOpen: true, label: `Open now, closes ${hoursText.closes}` };
}
