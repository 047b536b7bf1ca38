import fc from "fast-check";
import { expect, test } from "vitest";
import { methodClass, routeClass } from "./route-class";

test.each([
  ["/", "page"],
  ["/deals?utm=1", "page"],
  ["/_next/static/chunks/a.js", "file"],
  ["/favicon.ico", "file"],
  ["/api/health/ready", "health"],
  ["/api/metrics", "health"],
  ["/images/abc/640.webp", "image"],
  ["/api/images/abc/640", "image"],
  ["/api/login", "session"],
  ["/api/orders?page=2", "admin-api"],
  ["/api/audit/export", "admin-api"],
  ["/api/settings/launch-date", "admin-api"],
  ["/api/deals/1", "api"],
  ["/admin/deals", "admin"],
  ["/administrator", "page"],
])("%s is counted as %s", (path, expected) => expect(routeClass(path)).toBe(expected));

test("arbitrary paths and methods add no time series", () => {
  const known = new Set(["page", "file", "health", "image", "session", "admin-api", "api", "admin"]);
  fc.assert(fc.property(fc.string(), (text) => known.has(routeClass(`/${text}`))));
  expect(methodClass("BREW")).toBe("other");
  expect(methodClass(undefined)).toBe("other");
  expect(methodClass("GET")).toBe("GET");
});
