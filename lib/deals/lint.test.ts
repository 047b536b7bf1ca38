import { expect, it } from "vitest";
import { lintDays, lintDeal, lintWords } from "@/lib/deals/lint";

const plain = {
  title: "20% off beakers",
  description: "Show this page at the counter.",
  discountPercent: 20,
  discountAmount: null,
  repeatDays: [],
  repeatFrom: null,
  repeatTo: null,
};
const fieldsOf = (draft: Partial<typeof plain> & { discountAmount?: string | null }) =>
  lintDeal({ ...plain, ...draft }).map(({ field }) => field);

it("accepts a compliant promotion", () => {
  expect(lintDeal(plain)).toEqual([]);
});

it("warns about 100% off, and about a percentage combined with an amount", () => {
  expect(fieldsOf({ discountPercent: 100 })).toEqual(["discountPercent"]);
  expect(fieldsOf({ discountPercent: 99 })).toEqual([]);
  expect(lintDeal({ ...plain, discountAmount: "5.00" }).map(({ field }) => field)).toEqual([
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
])("warns about free nicotine goods: %s %s", (title, description) => {
  expect(fieldsOf({ title, description })).toEqual(["description"]);
});

it.each([
  ["Free grinder with every bong", "While they last."],
  ["Free grinder with every vape", "While they last."],
  ["Vapes: a free case with each", "Ask at the counter."],
  ["2 for $20 disposables", "Any flavor."],
  ["2 for 1 glass pipes", "Also: vapes, 10% off."],
  ["Disposables", "3 for 30 dollars."],
  ["Nicotine-free shisha", "15% off this week."],
  ["Vapes", "Feel free to ask the staff."],
  ["Tobacco free blends", "Herbal, $3 off."],
])("accepts an offer that gives away no nicotine goods: %s", (title, description) => {
  expect(fieldsOf({ title, description })).toEqual([]);
});

it("applies the same rules to the text of events", () => {
  expect(lintWords("Vape night\nFree disposable for the first ten")).toHaveLength(1);
  expect(lintWords("Glass care clinic\nFree coffee, bring your vape")).toEqual([]);
});

it.each(["Lowest in Vegas", "the best prices", "We are #1", "Unbeatable!", "cheapest in town"])(
  "warns about an unprovable claim: %s",
  (description) => {
    const [warning, ...others] = lintDeal({ ...plain, description });
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
    lintDeal({ ...plain, repeatDays: ["TU"], repeatFrom, repeatTo }).map(({ field }) => field);
  expect(at("16:00", "18:00")).toEqual([]);
  expect(at("09:00", "21:00")).toEqual([]);
  expect(at("08:00", "10:00")).toEqual(["repeatFrom"]);
  expect(at("20:00", "22:00")).toEqual(["repeatFrom"]);
  expect(at("20:00", "01:00")).toEqual(["repeatFrom"]);
});

it("warns when the text and the weekly rule name different days", () => {
  expect(lintDays("Glass Tuesdays", ["TU"])).toEqual([]);
  expect(lintDays("Glass Tuesdays", ["WE"])).toEqual([
    "The words name Tuesday, but it does not repeat on that day.",
  ]);
  expect(lintDays("Every Friday: packing class", [])).toHaveLength(1);
  expect(lintDays("Black Friday, one day only", [])).toEqual([]);
});
