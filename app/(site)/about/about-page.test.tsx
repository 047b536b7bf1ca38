import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { hoursText } from "@/lib/hours/every-day";
import { contactDetails } from "@/lib/shop/contact-details";
import { mapLinks, shop } from "@/lib/shop/shop";
import AboutPage from "./page";

vi.mock("@/lib/hours/queries", () => ({ cachedHoursExceptions: async () => [] }));

const { phone, email } = contactDetails();
const html = renderToStaticMarkup(await AboutPage()).replaceAll("&amp;", "&");
const withoutSpans = html.replaceAll(/<\/?span[^>]*>/g, "");

it.each([
  ["the address", shop.address.line],
  ["the phone", phone?.href ?? "no number"],
  ["the e-mail address", email?.href ?? "no address"],
  ["the hours", hoursText.full],
  ["the directions link", mapLinks.directions],
  ["the embedded map", mapLinks.embed],
])("shows %s", (_what, fact) => {
  expect(html).toContain(fact);
});

it("claims no open days in its lead, because single days differ", () => {
  const lead = /In store only, 21 and over[^<]*/.exec(withoutSpans)?.[0];
  expect(lead).toBe("In store only, 21 and over, with regular hours seven days a week.");
});

it("loads the map only when it is near the viewport", () => {
  expect(html).toMatch(/<iframe[^>]*loading="lazy"/);
});

it("gives each drawing a text alternative", () => {
  const figures = html.match(/<figure.*?<\/figure>/gs) ?? [];
  expect(figures).toHaveLength(3);
  for (const figure of figures) expect(figure).toContain(' role="img" aria-label="Drawing of ');
});
