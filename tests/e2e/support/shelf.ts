import type { Page } from "@playwright/test";

/** The search box of the inventory page. */
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search products by name or tag" });
