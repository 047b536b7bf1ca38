import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { contactDetails } from "@/lib/shop/contact-details";
import { hoursText } from "@/lib/shop/hours";
import { mapLinks, shop } from "@/lib/shop/shop";
import AboutPage from "./page";

vi.mock("@/lib/hours/queries", () => ({ cachedHoursExceptions: async () => [] }));

const { phone, email } = contactDetails();
const html = renderToStaticMarkup(await AboutPage()).replaceAll("&amp;", "&");

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

it("fetches the map only when the reader comes near it", () => {
  expect(html).toMatch(/<iframe[^>]*loading="lazy"/);
});

it("names each drawing for those who do not see it", () => {
  for (const [drawing] of html.matchAll(/<svg[^>]*role="img"[^>]*>/g))
    expect(drawing).toContain("aria-label=");
  expect(html.match(/<figcaption/g)).toHaveLength(3);
});
