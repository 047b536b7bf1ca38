import { expect, it } from "vitest";
import { securityTxt } from "@/lib/seo/security-txt";
import { DAY_MS } from "@/lib/time";

it.each(["2026-11-21T13:00:00Z", "2031-02-28T23:59:59Z"])(
  "requested at %s, expires later but within a year",
  (at) => {
    const now = new Date(at);
    const expires = new Date(/^Expires: (.+)$/m.exec(securityTxt(now))?.[1] ?? "");
    expect(expires.getTime()).toBeGreaterThan(now.getTime() + 30 * DAY_MS);
    expect(expires.getTime()).toBeLessThan(now.getTime() + 365 * DAY_MS);
  },
);

it("names a contact and its own canonical URL", () => {
  const text = securityTxt(new Date());
  expect(text).toMatch(/^Contact: https?:\/\/.+\/contact$/m);
  expect(text).toMatch(/^Canonical: https?:\/\/.+\/\.well-known\/security\.txt$/m);
});
