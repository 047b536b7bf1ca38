import { expect, it } from "vitest";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import manifest from "./manifest";
import robots from "./robots";
import sitemap from "./sitemap";

it("lists every public page but the sign-in, by its full address", () => {
  const listed = sitemap().map((entry) => entry.url);
  const expected = Object.values(routes).filter((route) => route !== routes.auth);
  expect(listed.toSorted()).toEqual(expected.map((route) => absoluteUrl(route.path)).toSorted());
});

it("keeps crawlers out of the back office and the API, and tells them where the site map is", () => {
  const { rules, sitemap: address } = robots();
  expect(rules).toMatchObject({ userAgent: "*", allow: "/", disallow: ["/admin", "/api/"] });
  expect(address).toBe(absoluteUrl("/sitemap.xml"));
});

it("gives phones an icon of each size they ask for", () => {
  expect(manifest().icons?.map((icon) => icon.sizes)).toEqual(["192x192", "512x512", "512x512"]);
});
