import { expect, it } from "vitest";
import { matchingDays, WEEKDAYS } from "@/lib/repeat/weekly";
import { formatShopTime } from "@/lib/time";
import { sampleDeals, sampleEvents } from "./sample-data";

const hoursOf = (today: string) => [
  ...sampleDeals(today).map(({ startDate, endDate }) => [startDate, endDate].map(formatShopTime)),
  ...sampleEvents(today).map(({ eventDate }) => formatShopTime(eventDate)),
];

it.each([
  ["spring", "2027-03-02", "2027-03-14"],
  ["fall", "2027-10-26", "2027-11-07"],
])("keeps its hours when one of its dates is the day of the clock change in %s", (_season, first, last) => {
  for (const today of matchingDays(WEEKDAYS, first, last)) {
    expect(hoursOf(today), today).toEqual(hoursOf("2027-01-20"));
  }
});
