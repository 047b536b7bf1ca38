import { expect, it } from "vitest";
import { PeriodQuery, periodKeys, periodOf } from "@/lib/dashboard/period";

/** A quarter past midnight in Las Vegas, the day after the clocks went back. */
const now = new Date("2026-11-02T08:15:00Z");

it("defaults to the last 30 days with the 30 before them, across a clock change", () => {
  const period = periodOf({}, now);
  expect([period.days.length, period.days[0], period.days.at(-1)]).toEqual([30, "2026-10-04", "2026-11-02"]);
  expect([period.previous[0], period.previous.at(-1)]).toEqual(["2026-09-04", "2026-10-03"]);
  expect(period).toMatchObject({ name: "the last 30 days", length: 30, problem: null });
  expect(period.start).toEqual(new Date("2026-10-04T07:00:00Z"));
  expect(period.end).toEqual(new Date("2026-11-03T08:00:00Z"));
});

it("accepts 7 or 90 days and any range of at least one day", () => {
  expect(periodOf({ days: 7 }, now).days).toHaveLength(7);
  expect(periodOf({ days: 90 }, now).days).toHaveLength(90);
  expect(periodOf(PeriodQuery.parse({ days: "12" }), now).days).toHaveLength(30);
  const range = periodOf({ from: "2026-10-30", to: "2026-11-01" }, now);
  expect(range.days).toEqual(["2026-10-30", "2026-10-31", "2026-11-01"]);
  expect(range.previous).toEqual(["2026-10-27", "2026-10-28", "2026-10-29"]);
  expect(range).toMatchObject({ name: "Oct 30, 2026 to Nov 1, 2026", length: null, problem: null });
  // Until today: a day to come is no day without a sale.
  expect(periodOf({ from: "2026-11-01", to: "2026-11-30" }, now).days).toEqual(["2026-11-01", "2026-11-02"]);
  expect(periodOf({ from: "2026-11-01" }, now)).toMatchObject({ days: ["2026-11-01"], name: "Nov 1, 2026" });
});

it("round-trips through its query parameters", () => {
  for (const query of [{}, { days: 7 } as const, { from: "2026-10-30", to: "2026-11-01" }]) {
    const period = periodOf(query, now);
    expect(periodOf(PeriodQuery.parse(periodKeys(period)), now)).toEqual(period);
  }
});

it.each([
  ["a hundred years", { from: "1926-01-01", to: "2026-01-01" }, /at most two years/],
  ["an end before the beginning", { from: "2026-11-02", to: "2026-11-01" }, /ends before it begins/],
  ["the future", { from: "2027-01-01", to: "2027-01-02" }, /has not begun/],
  ["a day that does not exist", { from: "2026-02-31", to: "2026-03-01" }, /no date/],
])("answers %s with an error message and the last 30 days", (_, query, sentence) => {
  const period = periodOf(query, now);
  expect(period.problem).toMatch(sentence);
  expect(period.days).toHaveLength(30);
});
