import { expect, it } from "vitest";
import { canBePosted, toDealPoster } from "@/lib/deals/poster";
import type { DealDto } from "@/lib/deals/schema";
import { SHOP_TIME_LABEL } from "@/lib/time";
import { autumnDeal as deal } from "@/tests/factories/deal";

const DURING = Date.parse("2026-11-02T01:00:00.000Z");
const BEFORE = Date.parse("2026-10-20T12:00:00.000Z");

it("states validity, place and age limit, with the year and across the clock change", () => {
  expect(toDealPoster(deal, DURING)).toMatchObject({
    offer: "25% off",
    when: "Through Nov 1, 2026",
    needsWarning: false,
    legalLine: `Valid Oct 31, 2026, 12:00 AM to Nov 1, 2026, 11:59 PM ${SHOP_TIME_LABEL}. In store only, at 8200 S Maryland Pkwy Suite 110, Las Vegas, NV 89123. Must be 21+ to purchase, valid ID required.`,
  });
});

it("names the last day of a deal that ends at midnight", () => {
  expect(toDealPoster({ ...deal, endDate: "2026-11-28T08:00:00.000Z" }, DURING).when).toBe(
    "Through Nov 27, 2026",
  );
});

it("requires the warning when it names nicotine goods", () => {
  expect(toDealPoster({ ...deal, description: "Two disposables for $30." }, DURING).needsWarning).toBe(true);
});

const weekly: DealDto = { ...deal, repeatDays: ["SU"], repeatFrom: "16:00", repeatTo: "18:00" };

it("names the days of a weekly deal", () => {
  const { when, legalLine } = toDealPoster(weekly, DURING);
  expect(when).toBe("Every Sunday, 4:00 PM to 6:00 PM");
  expect(legalLine).toContain(
    "Valid every Sunday, 4:00 PM to 6:00 PM, Oct 31, 2026, 12:00 AM to Nov 1, 2026",
  );
});

it("says from which day a deal runs that is printed before its start", () => {
  expect(toDealPoster(deal, BEFORE).when).toBe("Oct 31, 2026 to Nov 1, 2026");
  // The deal's days begin on a Saturday, and its first Sunday is the day after.
  expect(toDealPoster(weekly, BEFORE).when).toBe("Every Sunday, 4:00 PM to 6:00 PM, from Nov 1, 2026");
});

it("is available until the end while the deal is switched on, also before its start and between weekly times", () => {
  const at = (iso: string, one = deal) => canBePosted(one, Date.parse(iso));
  expect(at("2026-10-01T00:00:00.000Z")).toBe(true);
  expect(at("2026-10-31T07:00:00.000Z")).toBe(true);
  expect(at("2026-11-02T07:59:00.001Z")).toBe(false);
  expect(at("2026-11-01T12:00:00.000Z", weekly)).toBe(true);
  expect(at("2026-11-02T03:00:00.000Z", weekly)).toBe(false);
  expect(at("2026-10-31T07:00:00.000Z", { ...deal, isActive: false })).toBe(false);
});
