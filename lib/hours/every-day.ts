const MINUTES_PER_HOUR = 60;

/** Every day's hours; days that differ are kept in the database. Minutes count from midnight on the shop's clock. */
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
  /** Where there is little room. */
  short: "Daily 9 AM - 9 PM",
  full: "Open 7 days, 9:00 AM - 9:00 PM",
  /** Where single days with other hours cannot be named: descriptions and pictures that others keep. */
  regular: "Regular hours 9:00 AM - 9:00 PM",
  sentence: "We are open from 9:00 AM to 9:00 PM, seven days a week.",
} as const;
