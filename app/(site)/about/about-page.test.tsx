import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { hoursText } from "@/lib/shop/hours";
import { mapLinks, shop } from "@/lib/shop/shop";
import AboutPage from "./page";

const html = renderToStaticMarkup(<AboutPage />).replaceAll("&amp;", "&");

it.each([
  ["the address", shop.address.line],
  ["the phone", shop.phone.href],
  ["the e-mail address", shop.email.href],
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
