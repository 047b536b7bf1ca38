import { expect, it } from "vitest";
import { canBePosted, toDealPoster } from "@/lib/deals/poster";
import type { DealDto } from "@/lib/deals/schema";
import { SHOP_TIME_LABEL } from "@/lib/time";
import { autumnDeal as deal } from "@/tests/factories/deal";

it("states validity, place and age limit, with the year and across the clock change", () => {
  expect(toDealPoster(deal)).toMatchObject({
    offer: "25% off",
    when: "Through Nov 1, 2026",
    needsWarning: false,
    legalLine: `Valid Oct 31, 2026, 12:00 AM to Nov 1, 2026, 11:59 PM ${SHOP_TIME_LABEL}. In store only, at 8200 S Maryland Pkwy Suite 110, Las Vegas, NV 89123. Must be 21+ to purchase, valid ID required.`,
  });
});

it("names the last day of a deal that ends at midnight", () => {
  expect(toDealPoster({ ...deal, endDate: "2026-11-28T08:00:00.000Z" }).when).toBe("Through Nov 27, 2026");
});

it("requires the warning when it names nicotine goods", () => {
  expect(toDealPoster({ ...deal, description: "Two disposables for $30." }).needsWarning).toBe(true);
});

const weekly: DealDto = { ...deal, repeatDays: ["SU"], repeatFrom: "16:00", repeatTo: "18:00" };

it("names the days of a weekly deal", () => {
  const { when, legalLine } = toDealPoster(weekly);
  expect(when).toBe("Every Sunday, 4:00 PM to 6:00 PM");
  expect(legalLine).toContain(
    "Valid every Sunday, 4:00 PM to 6:00 PM, Oct 31, 2026, 12:00 AM to Nov 1, 2026",
  );
});

it("is available from start to end while the deal is active, also between weekly times", () => {
  const at = (iso: string, one = deal) => canBePosted(one, Date.parse(iso));
  expect(at("2026-10-31T06:59:59.000Z")).toBe(false);
  expect(at("2026-10-31T07:00:00.000Z")).toBe(true);
  expect(at("2026-11-02T07:59:00.001Z")).toBe(false);
  expect(at("2026-11-01T12:00:00.000Z", weekly)).toBe(true);
  expect(at("2026-11-02T03:00:00.000Z", weekly)).toBe(false);
  expect(at("2026-10-31T07:00:00.000Z", { ...deal, isActive: false })).toBe(false);
});
