import { expect, it } from "vitest";
import { absoluteUrl } from "@/lib/seo/config";
import manifest from "./manifest";
import robots from "./robots";

it("robots.txt disallows the back office and the API and names the site map", () => {
  const { rules, sitemap: address } = robots();
  expect(rules).toMatchObject({ userAgent: "*", allow: "/", disallow: ["/admin", "/api/"] });
  expect(address).toBe(absoluteUrl("/sitemap.xml"));
});

it("the web manifest lists an icon of each required size", () => {
  expect(manifest().icons?.map((icon) => icon.sizes)).toEqual(["192x192", "512x512", "512x512"]);
});
