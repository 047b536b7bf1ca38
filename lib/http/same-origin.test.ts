import { expect, it, vi } from "vitest";
import { requireSameOrigin } from "@/lib/http/same-origin";

vi.hoisted(() => {
  process.env.NEXTAUTH_URL = "https://shop.example";
});

const isRefused = (headers: Record<string, string>, method = "POST"): boolean => {
  try {
    requireSameOrigin(method, new Headers(headers));
    return false;
  } catch {
    return true;
  }
};

it("accepts the site's own pages under its public and its requested host name", () => {
  expect(isRefused({ origin: "https://shop.example", host: "internal:3000" })).toBe(false);
  expect(isRefused({ origin: "https://www.shop.example", host: "www.shop.example" })).toBe(false);
  expect(isRefused({ origin: "https://shop.example", "sec-fetch-site": "same-origin", host: "x" })).toBe(
    false,
  );
});

it("refuses http pages of an https site, sibling hosts, look-alikes and the null origin", () => {
  for (const origin of [
    "http://shop.example",
    "https://evil.shop.example",
    "https://shop.example.evil.example",
    "https://shop.example:8443",
    "null",
    "",
  ])
    expect(isRefused({ origin, host: "shop.example" }), origin).toBe(true);
});

it("gives Sec-Fetch-Site precedence over Origin and Host", () => {
  for (const site of ["cross-site", "same-site", "none"])
    expect(isRefused({ "sec-fetch-site": site, origin: "https://shop.example", host: "shop.example" })).toBe(
      true,
    );
});

it("does not check safe methods", () => {
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect(isRefused({ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, method)).toBe(false);
});

it("falls back to Referer without Sec-Fetch-Site and Origin", () => {
  expect(isRefused({ referer: "https://evil.example/form", host: "shop.example" })).toBe(true);
  expect(isRefused({ referer: "https://shop.example/auth", host: "shop.example" })).toBe(false);
  expect(isRefused({ referer: "no address", host: "shop.example" })).toBe(true);
  expect(isRefused({ host: "shop.example" })).toBe(false);
});
