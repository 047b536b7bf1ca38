import { expect, it } from "vitest";
import { routes } from "@/lib/routes";
import { allFaq, contactFaq, eventsFaq, faqCategories } from "@/lib/shop/faq";

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

it("asks no question twice on the FAQ page", () => {
  expect(new Set(allFaq.map((entry) => entry.question)).size).toBe(allFaq.length);
});

it("links only to pages that exist", () => {
  const paths: string[] = Object.values(routes).map((route) => route.path);
  for (const { link } of published) {
    if (link) expect(paths).toContain(link.href.split("#")[0]);
  }
});

it("publishes one expiry rule and never offers online ordering", () => {
  const text = published.map((entry) => entry.answer).join("\n");
  expect(text).toContain("6 months");
  expect(text).not.toMatch(/12 months|quarter/i);
  expect(text).not.toMatch(/add to cart|buy online|we (ship|deliver)\b/i);
});
