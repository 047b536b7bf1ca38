import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { type IsKnown, patternOf, readKnownPaths } from "./known-paths";

const folder = temporaryFolder(afterAll);
const routes = {
  "/(site)/page": "/",
  "/(site)/deals/page": "/deals",
  "/(site)/inventory/page": "/inventory",
  "/(site)/inventory/category/[category]/page": "/inventory/category/[category]",
  "/(site)/inventory/filtered/page": "/inventory/filtered",
  "/images/[hash]/[variant]/route": "/images/[hash]/[variant]",
  "/.well-known/security.txt/route": "/.well-known/security.txt",
  "/_not-found/page": "/_not-found",
  "/admin/page": "/admin",
  "/(missing)/admin/[...missing]/page": "/admin/[...missing]",
  "/api/auth/[...nextauth]/route": "/api/auth/[...nextauth]",
  "/api/images/[hash]/[variant]/route": "/api/images/[hash]/[variant]",
  "/share/[page]/route": "/share/[page]",
};

let isKnown: IsKnown;
beforeAll(() => {
  mkdirSync(join(folder, "static/media"), { recursive: true });
  mkdirSync(join(folder, "public/icons"), { recursive: true });
  writeFileSync(join(folder, "app-path-routes-manifest.json"), JSON.stringify(routes));
  writeFileSync(join(folder, "static/media/font.woff2"), "");
  writeFileSync(join(folder, "public/icons/icon-192.png"), "");
  isKnown = readKnownPaths(folder, join(folder, "public"));
});

it.each([
  "/",
  "/deals",
  "/admin",
  "/.well-known/security.txt",
  "/share/faq",
  "/api/images/ab12/640.webp",
  "/api/auth/callback/credentials",
  "/_next/static/media/font.woff2",
  "/icons/icon-192.png",
  // Next redirects it.
  "/deals/",
])("%s exists", (path) => expect(isKnown(path)).toBe(true));

it.each([
  "",
  "/deal",
  "/deals/7025550142",
  "/Deals",
  "/deals.rsc",
  "/%64eals",
  "/index",
  "/_not-found",
  "/inventory/Bongs",
  "/inventory/category/Bongs",
  "/inventory/filtered",
  "/admin/nothing",
  "/share",
  "/api/auth",
  "/api/images/ab12/640.webp/more",
  "/xwell-known/security.txt",
  "/_next/static/media/other.woff2",
  "/_next/image",
  "/../package.json",
])("%s does not exist", (path) => expect(isKnown(path)).toBe(false));

it("refuses a folder without a build", () =>
  expect(() => readKnownPaths(join(folder, "public"), folder)).toThrow("app-path-routes-manifest.json"));

it("takes a dot in the name of a route for a dot", () => {
  const pattern = patternOf("/feeds/[id]/deals.xml");
  expect(["/feeds/1/deals.xml", "/feeds/1/dealsxxml"].map((path) => pattern.test(path))).toEqual([
    true,
    false,
  ]);
});
