import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import CustomersLoading from "./customers/loading";
import CustomersPage from "./customers/page";
import InventoryPage from "./inventory/page";
import LoyaltyLoading from "./loyalty/loading";
import LoyaltyPage from "./loyalty/page";
import OrdersPage from "./orders/page";

const NONE = vi.hoisted(() => ({ rows: [], total: 0, page: 1, pages: 1, categories: [], matches: {} }));

vi.mock("@/lib/auth/admin-page-ctx", () => ({ adminPageCtx: async () => systemCtx("test") }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/admin",
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("@/lib/catalog/admin-queries", async (original) => ({
  ...(await original<object>()),
  searchAdminProducts: async () => NONE,
}));
vi.mock("@/lib/orders/queries", async (original) => {
  const none = { count: 0, revenue: "0.00" };
  return {
    ...(await original<object>()),
    searchOrders: async () => NONE,
    cachedOrderCount: async () => 0,
    cachedOrderFigures: async () => ({ today: none, week: none, month: none }),
  };
});
vi.mock("@/lib/customers/queries", () => ({
  searchCustomers: async () => NONE,
  cachedCustomerCounts: async () => ({
    total: 0,
    placeholders: 0,
    legitimate: 0,
    marketingOptedIn: 0,
    legitimateAfterLaunch: 0,
  }),
}));
vi.mock("@/lib/loyalty/queries", () => ({
  cachedTierCounts: async () => ({ members: 0, VIP: 0, Gold: 0, Silver: 0, Bronze: 0 }),
  cachedOddVisits: async () => ({ toReview: { rows: [], total: 0 }, voided: { rows: [], total: 0 } }),
}));
vi.mock("@/lib/settings/queries", () => ({ cachedLaunchDate: async () => null }));
vi.mock("@/lib/sync/queries", () => ({ runningPull: async () => null, latestRuns: async () => [] }));

async function textOf(screen: ReactNode): Promise<string> {
  const { prelude } = await prerender(screen);
  const html = await new Response(prelude).text();
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

type Page = (props: { searchParams: Promise<Record<string, string>> }) => Promise<ReactNode>;
it.each<[string, Page, Record<string, string>, string[]]>([
  ["inventory", InventoryPage, {}, ["No products yet", "Add Your First Product"]],
  ["inventory", InventoryPage, { q: "bong" }, ["No products found"]],
  ["orders", OrdersPage, {}, ["No orders yet"]],
  ["orders", OrdersPage, { q: "ab12" }, ["No orders found", "Search by any part of an id"]],
  [
    "orders",
    OrdersPage,
    { from: "1999-01-01", to: "1999-01-02" },
    ["No orders found", "No orders match this filter."],
  ],
  [
    "customers",
    CustomersPage,
    {},
    [
      "No customers match this filter",
      "Try changing the filter or sync with Clover to get customer data.",
      "After Launch Date 0 No launch date set",
    ],
  ],
  ["customers", CustomersPage, { q: "dana" }, ["No customers found", "Try adjusting your search terms"]],
  ["loyalty", LoyaltyPage, {}, ["No loyalty customers yet"]],
  ["loyalty", LoyaltyPage, { q: "dana" }, ["No customers found matching your search"]],
])(
  "%s says what the specification does of an empty list, also after a search",
  async (_, page, search, says) => {
    const text = await textOf(await page({ searchParams: Promise.resolve(search) }));
    for (const sentence of says) expect(text).toContain(sentence);
    if (search.q) expect(text).not.toMatch(/\byet\b|match this filter/);
  },
);

it.each([
  ["da", true],
  ["dan", false],
  ["", false],
])("that a name takes three characters is said of a search for orders by %j: %s", async (q, isSaid) => {
  const text = await textOf(await OrdersPage({ searchParams: Promise.resolve({ q }) }));
  const sentence = "Type 3 characters to find a name, a number or any part of an id.";
  expect(text.includes(sentence)).toBe(isSaid);
});

it.each<[string, Page, Record<string, string>, string]>([
  ["inventory", InventoryPage, { q: "bong", show: "hidden" }, "/admin/inventory?q=bong"],
  ["orders", OrdersPage, { q: "ab12", show: "paid" }, "/admin/orders?q=ab12"],
  ["customers", CustomersPage, { q: "dana" }, "/admin/customers?filter=all&amp;q=dana"],
  ["loyalty", LoyaltyPage, { q: "dana" }, "/admin/customers?filter=all&amp;q=dana"],
])("%s offers to search for the same beyond its filter", async (_, page, search, href) => {
  const { prelude } = await prerender(await page({ searchParams: Promise.resolve(search) }));
  expect(await new Response(prelude).text()).toContain(`href="${href}"`);
});

it("says what is loading", async () => {
  const html = async (screen: ReactNode) => new Response((await prerender(screen)).prelude).text();
  expect(await html(<CustomersLoading />)).toContain("Loading customers...");
  expect(await html(<LoyaltyLoading />)).toContain("Loading loyalty data...");
});
