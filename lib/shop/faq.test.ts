import { expect, it } from "vitest";
import { routes } from "@/lib/routes";
import * as faq from "@/lib/shop/faq";

const { eventsFaq } = faq;
const faqCategories = faq.faqCategories([]);
const allFaq = faq.allFaq([]);
const contactFaq = faq.contactFaq([]);
const published = [...allFaq, ...contactFaq, ...eventsFaq];

it("has the five categories of the specification, each with its own anchor", () => {
  expect(faqCategories.map((category) => category.title)).toEqual([
    "General Information",
    "Products & Services",
    "Loyalty Program",
    "Events & Community",
    "Store Policies",
  ]);
  expect(new Set(faqCategories.map((category) => category.id)).size).toBe(5);
});

it("asks six questions on the contact page", () => {
  expect(contactFaq).toHaveLength(6);
});

it("repeats no question on the FAQ page", () => {
  expect(new Set(allFaq.map((entry) => entry.question)).size).toBe(allFaq.length);
});

it("needs no phone number, which a shop may leave unset", () => {
  expect(published.filter(({ answer }) => /\bcall\b/i.test(answer))).toEqual([]);
});

it("links only to pages that exist", () => {
  const paths: string[] = Object.values(routes).map((route) => route.path);
  for (const { link } of published) {
    if (link) expect(paths).toContain(link.href.split("#")[0]);
  }
});

it("states one expiry rule and never offers online ordering", () => {
  const text = published.map((entry) => entry.answer).join("\n");
  expect(text).toContain("6 months");
  expect(text).not.toMatch(/12 months|quarter/i);
  expect(text).not.toMatch(/add to cart|buy online|we (ship|deliver)\b/i);
});

it("names upcoming days with special hours on both pages", () => {
  const thanksgiving = {
    id: "x",
    firstDay: "2026-11-26",
    lastDay: "2026-11-26",
    opensMinute: null,
    closesMinute: null,
    reason: "Thanksgiving",
  };
  const newYear = { ...thanksgiving, firstDay: "2026-12-31", lastDay: "2027-01-01", reason: "New Year" };
  const said = [
    [[thanksgiving], "Other hours on this day: Thu, Nov 26, 2026: Closed (Thanksgiving)."],
    [[newYear], "Other hours on these days: Thu, Dec 31, 2026 to Fri, Jan 1, 2027: Closed (New Year)."],
    [
      [thanksgiving, newYear],
      "Other hours on these days: Thu, Nov 26, 2026: Closed (Thanksgiving); Thu, Dec 31,",
    ],
  ] as const;
  for (const [exceptions, sentence] of said)
    for (const entries of [faq.allFaq(exceptions), faq.contactFaq(exceptions)])
      expect(entries.map(({ answer }) => answer).join("\n")).toContain(sentence);
});
