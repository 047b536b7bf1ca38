import type { Page } from "@playwright/test";
import { holdBack } from "@/tests/e2e/support/hold-back";
import { expect, test } from "@/tests/e2e/support/office";

type Order = { id: string; customerId: string | null; cloverId: string };

const search = (page: Page) => page.getByRole("dialog", { name: "Search everything" });

/** Presses the shortcut until the search opens, because a new page may not have hydrated yet. */
async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await search(page).isVisible())) await page.keyboard.press("ControlOrMeta+k");
    await expect(search(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test("Ctrl+K reports a failed search, finds an order by part of its id, and Enter opens it and the next", async ({
  page,
}) => {
  const orders = (await (await page.request.get("/api/orders")).json()) as Order[];
  const order = orders.find(({ customerId }) => customerId !== null);
  const [deal] = (await (await page.request.get("/api/deals")).json()) as { id: string; title: string }[];
  await page.goto("/admin/settings");
  await openSearch(page);
  await expect(search(page).getByRole("combobox")).toBeFocused();
  await test.step("a failed search is reported", async () => {
    const body = "The shop's database is away.";
    await page.route("**/api/admin/search?*", (route) =>
      route.fulfill({ status: 503, contentType: "text/plain", body }),
    );
    await page.keyboard.type("customers");
    // It was pressed before the answer came, and there is no result to open.
    await page.keyboard.press("Enter");
    await expect(search(page).getByRole("status")).toHaveText(body);
    await expect(page).toHaveURL("/admin/settings");
    await page.unroute("**/api/admin/search?*");
  });
  await test.step("Enter opens the found order", async () => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(order?.cloverId.slice(2).toLowerCase() ?? "");
    const hit = search(page).getByRole("option").first();
    await expect(hit).toContainText(/\$\d/);
    await expect(hit).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin/orders?order=${order?.id}`);
    await expect(page.getByText(order?.cloverId ?? "").first()).toBeVisible();
  });
  await test.step("Enter before the results are there opens the first of them", async () => {
    // The order was opened over the settings, and closes to them.
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/admin/settings");
    await openSearch(page);
    await page.keyboard.type("bong");
    await expect(search(page).getByRole("group", { name: "Products" })).toBeVisible();
    const release = await holdBack(page, "**/api/admin/search?*");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(deal?.title ?? "");
    await page.keyboard.press("Enter");
    release();
    await expect(page).toHaveURL(new RegExp(`/admin/deals.*${deal?.id}`));
  });
});

test("the first result is selected, arrow keys move the selection, and Escape gives the focus back", async ({
  page,
}) => {
  await page.goto("/admin/deals");
  const button = page.getByRole("button", { name: "Create Deal" }).first();
  await button.focus();
  await openSearch(page);
  const selected = search(page).getByRole("option", { selected: true });
  await test.step("the first stays selected when hits come in above the screens", async () => {
    await page.keyboard.type("an");
    await expect(search(page).getByRole("group", { name: "Deals" })).toBeVisible();
    await expect(search(page).getByRole("group", { name: "Screens" })).toBeVisible();
    await expect(search(page).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await expect(selected).toHaveCount(1);
  });
  await test.step("arrow keys move the selection, and screens are found by name", async () => {
    await page.keyboard.press("ControlOrMeta+a");
    const answered = page.waitForResponse(/q=cust$/);
    await page.keyboard.type("cust");
    await answered;
    await expect(search(page).getByRole("option", { name: /^Customers/ })).toBeVisible();
    // Until then the hits of the search before are shown.
    await expect(selected).toHaveText(/cust/i);
    const first = await selected.textContent();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(selected).toHaveText(first ?? "");
  });
  await page.keyboard.press("Escape");
  await expect(search(page)).toBeHidden();
  await expect(button).toBeFocused();
  await test.step("Enter on Close closes it and opens nothing", async () => {
    await openSearch(page);
    await search(page).getByRole("button", { name: "Close" }).press("Enter");
    await expect(search(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/deals$/);
  });
});

test("on a phone the list responds to taps and reports no results", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/settings");
  await openSearch(page);
  await search(page).getByRole("combobox").fill("zzzzzz");
  await expect(search(page).getByRole("status")).toContainText("Nothing has “zzzzzz”");
  await search(page).getByRole("combobox").fill("bong");
  await expect(search(page).getByRole("option").first()).toBeVisible();
  await expect(search(page).getByRole("status")).toHaveText(/^Up to 5 of each kind are listed/);
  await search(page).getByRole("combobox").fill("orders");
  await search(page)
    .getByRole("option", { name: /^Orders/ })
    .click();
  await expect(page).toHaveURL("/admin/orders");
});

test("a link followed right after a search is typed leads where it says", async ({ page }) => {
  const release = await holdBack(page, "**/admin/orders?_rsc=*");
  await page.clock.install();
  await page.goto("/admin/customers");
  await page.getByRole("searchbox").pressSequentially("rivers");
  await page.getByRole("navigation").getByRole("link", { name: "Orders" }).first().click();
  // Longer than the field waits for the next letter.
  await page.clock.runFor(1_000);
  release();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Orders");
  // The link is also prefetched, and an answer that is still held back would fail the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("on a slow line a search and an order chosen right after it both count, and a followed link says so", async ({
  page,
}) => {
  await page.goto("/admin/customers?filter=all");
  const box = page.getByRole("searchbox");
  const order = page.getByRole("combobox", { name: "Sort customers" });
  const release = await holdBack(page, "**/admin/customers?*");
  const isSearched = page.waitForRequest(/[?&]q=ana/);
  await box.pressSequentially("ana");
  await isSearched;
  await order.click();
  await page.getByRole("option", { name: "Most visits" }).click();
  await expect(order).toHaveText("Most visits");
  release();
  await expect(page).toHaveURL(/[?&]q=ana.*&sort=/);
  await expect(box).toHaveValue("ana");

  const link = page.locator("[data-row-open]").first();
  const open = await holdBack(page, "**/admin/customers?*");
  await page.getByRole("combobox", { name: "Filter customers" }).click();
  await page.getByRole("option", { name: "Legitimate Only" }).click();
  await link.click();
  await expect(link).toHaveAttribute("aria-busy", "true");
  open();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/[?&]filter=legitimate.*&person=/);
  await expect(link).not.toHaveAttribute("aria-busy");
});

test("on a slow line a search is one step back, typed in two parts and not undone by a link to a page", async ({
  page,
}) => {
  await page.goto("/admin/inventory");
  const release = await holdBack(page, "**/admin/inventory?*");
  for (const [part, text] of [
    ["gl", /[?&]q=gl(&|$)/],
    ["ass", /[?&]q=glass(&|$)/],
  ] as const) {
    const isSearched = page.waitForRequest(text);
    await page.getByRole("searchbox").pressSequentially(part);
    await isSearched;
  }
  await page.getByRole("link", { name: "Next page" }).click();
  release();
  await expect(page).toHaveURL(/[?&]q=glass$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/inventory$/);
});

test("on a slow line a filter and a search keep each other, whichever comes first", async ({ page }) => {
  await page.goto("/admin/inventory");
  const box = page.getByRole("searchbox");
  const filter = (name: string) =>
    page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name });
  const release = await holdBack(page, "**/admin/inventory?*");
  const isSearched = page.waitForRequest(/[?&]q=glass/);
  await box.pressSequentially("glass");
  await isSearched;
  await filter("Bongs").click();
  release();
  await expect(page).toHaveURL(/[?&]category=Bongs/);
  await expect(page).toHaveURL(/[?&]q=glass/);
  await expect(box).toHaveValue("glass");

  await page.goto("/admin/inventory");
  const releaseAgain = await holdBack(page, "**/admin/inventory?*");
  await filter("Bongs").click();
  await expect(filter("Bongs")).toHaveAttribute("aria-busy", "true");
  const isSearchedToo = page.waitForRequest(/[?&]q=glass/);
  await box.pressSequentially("glass");
  await isSearchedToo;
  releaseAgain();
  await expect(page).toHaveURL(/[?&]category=Bongs&q=glass/);
  await expect(filter("Bongs")).toHaveAttribute("aria-current", "true");
});

test("a search or a row that is given up for the list itself leaves nothing behind", async ({ page }) => {
  await page.goto("/admin/customers");
  const box = page.getByRole("searchbox");
  const whole = page.getByRole("navigation").getByRole("link", { name: "Customers" }).first();
  const release = await holdBack(page, "**/admin/customers?q=an*");
  const isSearched = page.waitForRequest(/[?&]q=an/);
  await box.fill("an");
  await isSearched;
  await whole.click();
  await expect(box).toHaveValue("");
  release();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/\/admin\/customers\?page=2$/);

  await page.goto("/admin/customers");
  const row = page.locator("[data-row-open]").first();
  const open = await holdBack(page, /\/admin\/customers\?.*\bperson=/);
  await row.click();
  await expect(row).toHaveAttribute("aria-busy", "true");
  await whole.click();
  await expect(row).not.toHaveAttribute("aria-busy");
  open();
  await box.fill("an");
  await expect(page).toHaveURL(/\/admin\/customers\?q=an$/);
});
