import { expect, it } from "vitest";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import manifest from "./manifest";
import robots from "./robots";
import sitemap from "./sitemap";

it("the site map lists every public page except the sign-in by its absolute URL", () => {
  const listed = sitemap().map((entry) => entry.url);
  const expected = Object.values(routes).filter((route) => route !== routes.auth);
  expect(listed.toSorted()).toEqual(expected.map((route) => absoluteUrl(route.path)).toSorted());
});

it("robots.txt disallows the back office and the API and names the site map", () => {
  const { rules, sitemap: address } = robots();
  expect(rules).toMatchObject({ userAgent: "*", allow: "/", disallow: ["/admin", "/api/"] });
  expect(address).toBe(absoluteUrl("/sitemap.xml"));
});

it("the web manifest lists an icon of each required size", () => {
  expect(manifest().icons?.map((icon) => icon.sizes)).toEqual(["192x192", "512x512", "512x512"]);
});
