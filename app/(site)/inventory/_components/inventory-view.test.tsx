import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { browseProducts } from "@/lib/catalog/cached-products";
import { MAX_SHOWN, UNKNOWN_CATEGORY, wholeCatalog } from "@/lib/catalog/view";
import { CatalogWarning } from "./catalog";
import { InventoryView } from "./inventory-view";

// During a build every read answers with nothing, as in a shop whose register was never read.
vi.hoisted(() => vi.stubEnv("NEXT_PHASE", "phase-production-build"));
vi.mock("@/lib/catalog/cached-products", { spy: true });
vi.mock("./catalog", { spy: true });
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const htmlOf = async (category: string) =>
  renderToStaticMarkup(await InventoryView({ view: { ...wholeCatalog, category } }));

it("in a shop without a catalog knows the categories that the home page links to, and no others", async () => {
  const html = await htmlOf("Hookahs");
  expect(html).not.toContain(UNKNOWN_CATEGORY);
  expect(html).toContain("No products found");
  expect(html).toMatch(/href="\/inventory\?category=Hookahs"[^>]* aria-current="true"/);
  expect(await htmlOf("No such shelf")).toContain(UNKNOWN_CATEGORY);
});

it.each([24, 264, MAX_SHOWN])("reads the %d products that the address asks for", async (shown) => {
  await InventoryView({ view: { ...wholeCatalog, q: "glass", shown } });
  const [filter] = vi.mocked(browseProducts).mock.lastCall ?? [];
  expect(filter).toMatchObject({ q: "glass", limit: shown });
});

it("keeps the other filters in the links to categories, which search engines then do not follow", async () => {
  const linkIn = (html: string) => /<a href="([^"]*category=Hookahs[^"]*)"( rel="[^"]*")?/.exec(html);
  const view = { ...wholeCatalog, q: "glass", stock: "in" as const, shown: 48 };
  const [, href, rel] = linkIn(renderToStaticMarkup(await InventoryView({ view }))) ?? [];
  expect(href).toBe("/inventory?category=Hookahs&amp;q=glass&amp;stock=in");
  expect(rel).toBe(' rel="nofollow"');
  const [, plain, followed] = linkIn(await htmlOf("Bongs")) ?? [];
  expect(plain).toBe("/inventory?category=Hookahs");
  expect(followed).toBeUndefined();
});

it("says which categories need the nicotine warning before their products have come", async () => {
  await htmlOf("");
  const [shown] = vi.mocked(CatalogWarning).mock.lastCall ?? [];
  expect(shown?.categories).toEqual(["E-cigs", "Vapes"]);
});

it("offers to take off the filter for new arrivals where there are none", async () => {
  const htmlUnder = async (isNew: "" | "1") =>
    renderToStaticMarkup(await InventoryView({ view: { ...wholeCatalog, new: isNew } }));
  expect(await htmlUnder("1")).toMatch(/<input type="checkbox" name="new"[^>]* checked=""/);
  expect(await htmlUnder("")).not.toContain("New this week");
});
