import { expect, it } from "vitest";
import { keepPeriod } from "./keep-period";

it.each([
  ["/admin?messages=new", "/admin?days=7&messages=new"],
  ["/admin#sync", "/admin?days=7#sync"],
  ["/admin?from=2026-11-01", "/admin?from=2026-11-01"],
  ["/admin/orders?show=paid-open", "/admin/orders?show=paid-open"],
  ["/", "/"],
])("keeps the period where %s leads to the dashboard", (href, kept) => {
  expect(keepPeriod(href, { days: "7" })).toBe(kept);
});

it("leaves an address alone while no period is chosen", () => {
  expect(keepPeriod("/admin?messages=new", { days: "", from: "", to: "" })).toBe("/admin?messages=new");
});
