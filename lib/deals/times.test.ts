import { expect, it } from "vitest";
import { type DealState, dealState, isEndingSoon, nextOccurrence } from "@/lib/deals/state";
import { dealTimes, repeatsInWords } from "@/lib/deals/times";

const deal = {
  isActive: true,
  startDate: "2026-10-26T07:00:00.000Z",
  // A Friday: its last Tuesday is three days before.
  endDate: "2026-11-14T05:00:00.000Z",
  repeatDays: ["TU" as const],
  repeatFrom: "16:00",
  repeatTo: "18:00",
};
const stateAt = (now: string): DealState => dealState(dealTimes(deal, Date.parse(now)), Date.parse(now));

it.each([
  ["2026-10-25T00:00:00Z", "scheduled"],
  ["2026-10-27T22:59:59Z", "scheduled"],
  ["2026-10-27T23:00:00Z", "active"],
  ["2026-10-28T01:00:00Z", "active"],
  ["2026-10-28T01:00:01Z", "scheduled"],
  ["2026-11-03T23:30:00Z", "scheduled"],
  ["2026-11-04T00:30:00Z", "active"],
  ["2026-11-11T02:00:00Z", "active"],
  ["2026-11-11T02:00:01Z", "expired"],
] as const)("at %s is %s", (now, state) => {
  expect(stateAt(now)).toBe(state);
});

it("is correct on a page rendered a week ago", () => {
  const times = dealTimes(deal, Date.parse("2026-10-26T08:00:00Z"));
  expect(dealState(times, Date.parse("2026-11-04T00:30:00Z"))).toBe("active");
  expect(nextOccurrence(times.windows ?? [], Date.parse("2026-11-04T02:30:00Z"))?.startsAt).toBe(
    Date.parse("2026-11-11T00:00:00Z"),
  );
});

it("ends soon when its last occurrence is near, not when today's is", () => {
  const soon = (now: string) => isEndingSoon(dealTimes(deal, Date.parse(now)), Date.parse(now));
  expect(soon("2026-10-28T00:30:00Z")).toBe(false);
  expect(soon("2026-11-11T01:00:00Z")).toBe(true);
});

it("describes its weekly rule, and is empty without one", () => {
  expect(repeatsInWords(deal)).toBe("Every Tuesday, 4:00 PM to 6:00 PM");
  expect(repeatsInWords({ ...deal, repeatDays: [] })).toBeNull();
});
