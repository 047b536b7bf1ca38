import { expect, it } from "vitest";
import { panelHrefs } from "@/lib/routes";
import { overShownList } from "./over-shown-list";

it.each([
  ["/admin/customers", "filter=opted-in&q=ana&sort=visits&page=3", panelHrefs.customer("1")],
  ["/admin/orders", "from=2026-11-01&to=2026-11-28&show=paid&page=2", panelHrefs.order("1")],
  ["/admin/inventory", "category=Bongs", panelHrefs.product("1")],
])("opens a record found on %s over the list as it is: %s", (pathname, shown, href) => {
  const [key] = [...new URL(href, "https://shop.test").searchParams.keys()].slice(-1);
  expect(overShownList(href, pathname, new URLSearchParams(shown))).toBe(`${pathname}?${shown}&${key}=1`);
});

it("takes the place of a panel that is open", () => {
  const over = (shown: string, href: string, path: string) =>
    overShownList(href, path, new URLSearchParams(shown));
  expect(over("filter=opted-in&person=1", panelHrefs.customer("2"), "/admin/customers")).toBe(
    "/admin/customers?filter=opted-in&person=2",
  );
  expect(over("from=2026-11-28&money=sales", panelHrefs.order("2"), "/admin/orders")).toBe(
    "/admin/orders?from=2026-11-28&order=2",
  );
});

it("leaves the address of another screen, and of no panel, as it is", () => {
  const shown = new URLSearchParams("filter=opted-in");
  for (const href of [panelHrefs.customer("1"), "/admin/deals#7", panelHrefs.message("3")])
    expect(overShownList(href, "/admin", shown)).toBe(href);
  expect(overShownList("/admin/customers", "/admin/customers", shown)).toBe("/admin/customers");
});
