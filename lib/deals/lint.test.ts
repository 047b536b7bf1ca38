import { expect, it } from "vitest";
import { lintDays, lintDeal, lintWords } from "@/lib/deals/lint";
import { exceptionAgainstDeal } from "@/lib/deals/lint-hours";
import type { DealDto } from "@/lib/deals/schema";

const plain = {
  title: "20% off beakers",
  description: "Show this page at the counter.",
  discountPercent: 20,
  discountAmount: null,
  repeatDays: [] as DealDto["repeatDays"],
  repeatFrom: null,
  repeatTo: null,
  startDate: "2026-11-24T17:00:00Z",
  endDate: "2027-01-09T05:00:00Z",
};
const NOW = Date.parse("2026-11-22T18:00:00Z");
const day = { id: "x", opensMinute: null, closesMinute: null, reason: "Thanksgiving" };
const thanksgiving = { ...day, firstDay: "2026-11-26", lastDay: "2026-11-26" };
const eve = { ...day, firstDay: "2026-12-31", lastDay: "2026-12-31", opensMinute: 600, closesMinute: 960 };
const fieldsOf = (draft: Partial<typeof plain> & { discountAmount?: string | null }) =>
  lintDeal({ ...plain, ...draft }, [], NOW).map(({ field }) => field);

it("accepts a compliant promotion", () => {
  expect(lintDeal(plain, [], NOW)).toEqual([]);
});

it("warns about 100% off, and about a percentage combined with an amount", () => {
  expect(fieldsOf({ discountPercent: 100 })).toEqual(["discountPercent"]);
  expect(fieldsOf({ discountPercent: 99 })).toEqual([]);
  expect(lintDeal({ ...plain, discountAmount: "5.00" }, [], NOW).map(({ field }) => field)).toEqual([
    "discountAmount",
  ]);
});

it.each([
  ["Free vape with every bong", ""],
  ["Sunday special", "A complimentary disposable when you sign up"],
  ["Hookah night", "Free shisha until 9 PM"],
  ["E-liquid samples", "Come and try"],
  ["BOGO disposables", ""],
  ["2 for 1", "On all vapes, today only"],
  ["Happy hour", "Buy one, get one disposable"],
  ["Two-for-one shisha", ""],
  ["Disposables", "Pods: the second is free"],
  ["Free e juice", ""],
  ["Free Geek Bar with any bong", ""],
  ["Buy one, get one ZYN", ""],
])("warns about free nicotine goods: %s %s", (title, description) => {
  expect(fieldsOf({ title, description })).toEqual(["description"]);
});

it.each([
  ["Free grinder with every bong", "While they last."],
  ["Free grinder with every vape", "While they last."],
  ["Free grinder with every Geek Bar", "While they last."],
  ["Vapes: a free case with each", "Ask at the counter."],
  ["2 for $20 disposables", "Any flavor."],
  ["2 for 1 glass pipes", "Also: vapes, 10% off."],
  ["Disposables", "3 for 30 dollars."],
  ["Nicotine-free shisha", "15% off this week."],
  ["Nic free salts", "15% off this week."],
  ["Vapes", "Feel free to ask the staff."],
  ["Tobacco free blends", "Herbal, $3 off."],
])("accepts an offer that gives away no nicotine goods: %s", (title, description) => {
  expect(fieldsOf({ title, description })).toEqual([]);
});

it("quotes the words that a warning is about", () => {
  const [free] = lintDeal({ ...plain, title: "Hookah night", description: "Complimentary shisha" }, [], NOW);
  expect(free?.message).toMatch(/^“Complimentary”: free vapes, /);
  const [second] = lintDeal({ ...plain, title: "BOGO disposables" }, [], NOW);
  expect(second?.message).toMatch(/^“BOGO”: free vapes, /);
});

it("applies the same rules to the text of events", () => {
  expect(lintWords("Vape night\nFree disposable for the first ten")).toHaveLength(1);
  expect(lintWords("Glass care clinic\nFree coffee, bring your vape")).toEqual([]);
});

it.each(["Lowest in Vegas", "the best prices", "We are #1", "Unbeatable!", "cheapest in town"])(
  "warns about an unprovable claim: %s",
  (description) => {
    const [warning, ...others] = lintDeal({ ...plain, description }, [], NOW);
    expect(others).toEqual([]);
    expect(warning?.message).toContain("prove");
  },
);

it("warns about health claims for nicotine goods only", () => {
  expect(fieldsOf({ description: "A safer way to enjoy your vape" })).toEqual(["description"]);
  expect(fieldsOf({ description: "A safe place for your glass: padded cases" })).toEqual([]);
});

it("warns about online ordering", () => {
  expect(fieldsOf({ description: "Order online today" })).toEqual(["description"]);
  expect(fieldsOf({ description: "Free shipping on glass" })).toEqual(["description"]);
});

it("warns about times outside opening hours", () => {
  const at = (repeatFrom: string, repeatTo: string) =>
    lintDeal({ ...plain, repeatDays: ["TU"], repeatFrom, repeatTo }, [], NOW).map(({ field }) => field);
  expect(at("16:00", "18:00")).toEqual([]);
  expect(at("09:00", "21:00")).toEqual([]);
  expect(at("08:00", "10:00")).toEqual(["repeatFrom"]);
  expect(at("20:00", "22:00")).toEqual(["repeatFrom"]);
  expect(at("20:00", "01:00")).toEqual(["repeatFrom"]);
});

it("warns about a weekly deal on a closed day, or outside the special hours of one of its days", () => {
  const messages = (draft: Partial<DealDto>) =>
    lintDeal({ ...plain, ...draft }, [thanksgiving, eve], NOW).map(({ message }) => message);
  expect(messages({ repeatDays: ["WE"] })).toEqual([]);
  expect(messages({ repeatDays: ["TH"] })).toEqual([
    "Thu, Nov 26, 2026: Closed (Thanksgiving). The deal would run on that day.",
  ]);
  const evening = { repeatDays: ["TH" as const], repeatFrom: "16:00", repeatTo: "18:00" };
  expect(messages({ ...evening, startDate: "2026-11-27T17:00:00Z" })).toEqual([
    "Thu, Dec 31, 2026: 10:00 AM - 4:00 PM (Thanksgiving): part of these hours is outside.",
  ]);
  expect(messages({ ...evening, startDate: "2027-01-01T17:00:00Z" })).toEqual([]);
  expect(messages({ ...evening, startDate: "", endDate: "" })).toEqual([]);
});

it("allows hours after everyday closing on days with longer ones", () => {
  const late = { ...eve, closesMinute: 1440 };
  const party = { ...plain, repeatDays: ["TH" as const], repeatFrom: "20:00", repeatTo: "00:00" };
  const only = { startDate: "2026-12-31T17:00:00Z", endDate: "2027-01-01T08:00:00Z" };
  expect(lintDeal({ ...party, ...only }, [late], NOW)).toEqual([]);
  expect(lintDeal(party, [late], NOW)).toHaveLength(1);
});

it("warns about a deal that runs on closed days only", () => {
  const only = { startDate: "2026-11-26T17:00:00Z", endDate: "2026-11-27T05:00:00Z" };
  expect(lintDeal({ ...plain, ...only }, [thanksgiving], NOW).map(({ field }) => field)).toEqual([
    "startDate",
  ]);
  const wholeDay = { startDate: "2026-11-26T08:00:00Z", endDate: "2026-11-27T08:00:00Z" };
  expect(lintDeal({ ...plain, ...wholeDay }, [thanksgiving], NOW)).toHaveLength(1);
  expect(lintDeal({ ...plain, ...only }, [eve], NOW)).toEqual([]);
  expect(lintDeal(plain, [thanksgiving], NOW)).toEqual([]);
});

it("warns about a deal on closed days that were entered one by one", () => {
  const closed = (day: string, reason: string) => ({ ...thanksgiving, firstDay: day, lastDay: day, reason });
  const days = [closed("2026-12-31", "New Year's Eve"), closed("2027-01-01", "New Year's Day")];
  const turn = { ...plain, startDate: "2026-12-31T17:00:00Z", endDate: "2027-01-02T08:00:00Z" };
  expect(lintDeal(turn, days, NOW).map(({ message }) => message)).toEqual([
    "Thu, Dec 31, 2026: Closed (New Year's Eve); Fri, Jan 1, 2027: Closed (New Year's Day). The deal would run on closed days only.",
  ]);
  expect(exceptionAgainstDeal(turn, days, NOW)).toEqual(days[0]);
  for (const open of [
    days.slice(0, 1),
    days.slice(1),
    [days[0], { ...days[1], opensMinute: 720, closesMinute: 900 }],
  ])
    expect(lintDeal(turn, open as typeof days, NOW)).toEqual([]);
});

it("warns about a deal that runs once, only while the shop is closed", () => {
  const once = (startDate: string, endDate: string) => ({ ...plain, startDate, endDate });
  const messages = (deal: typeof plain, exceptions = [eve]) =>
    lintDeal(deal, exceptions, NOW).map(({ message }) => message);
  const closed = ["The shop is open 9:00 AM - 9:00 PM. The deal would run only while it is closed."];
  expect(messages(once("2026-11-25T05:00:00Z", "2026-11-25T07:00:00Z"))).toEqual(closed);
  expect(messages(once("2026-11-25T05:00:00Z", "2026-11-25T17:00:00Z"))).toEqual(closed);
  expect(messages(once("2026-11-25T04:59:00Z", "2026-11-25T07:00:00Z"))).toEqual([]);
  expect(messages(once("2026-11-25T05:00:00Z", "2026-11-25T17:01:00Z"))).toEqual([]);
  // From an hour after closing on December 31 until the year ends.
  const party = once("2027-01-01T01:00:00Z", "2027-01-01T08:00:00Z");
  expect(messages(party)).toEqual([
    "Thu, Dec 31, 2026: 10:00 AM - 4:00 PM (Thanksgiving). The deal would run only while it is closed.",
  ]);
  expect(messages(party, [{ ...eve, closesMinute: 1440 }])).toEqual([]);
  expect(exceptionAgainstDeal(party, [eve], NOW)).toEqual(eve);
  expect(exceptionAgainstDeal(party, [], NOW)).toBeUndefined();
  expect(
    exceptionAgainstDeal(once("2026-11-25T05:00:00Z", "2026-11-25T07:00:00Z"), [eve], NOW),
  ).toBeUndefined();
});

it("warns when the text and the weekly rule name different days", () => {
  expect(lintDays("Glass Tuesdays", ["TU"])).toEqual([]);
  expect(lintDays("Glass Tuesdays", ["WE"])).toEqual([
    "The words name Tuesday, but it does not repeat on that day.",
  ]);
  expect(lintDays("Every Friday: packing class", [])).toHaveLength(1);
  expect(lintDays("Black Friday, one day only", [])).toEqual([]);
});
