import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/office";
import { untilHydrated } from "./support/live";
import { expectNoSidewaysScrolling } from "./support/visitor";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 900 };

const rowsOf = (page: Page) => page.locator("[data-row]");
const heightsOf = (page: Page) =>
  rowsOf(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));

/** The first row is there without scrolling, and each has two lines. */
async function expectRowsOfPhone(page: Page): Promise<void> {
  const first = await rowsOf(page).first().boundingBox();
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  // A part that arrives later has no height until then.
  await expect.poll(async () => Math.min(...(await heightsOf(page)))).toBeGreaterThanOrEqual(64);
  expect(Math.max(...(await heightsOf(page)))).toBeLessThanOrEqual(72.5);
}

async function expectTableOfTablet(page: Page): Promise<void> {
  await page.setViewportSize(TABLET);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
  await expect(page.locator("thead tr").first()).toBeVisible();
  const row = rowsOf(page).first();
  expect(await row.evaluate((node) => getComputedStyle(node).display)).toBe("table-row");
  await expectNoSidewaysScrolling(page);
}

/** A tap at that place of the first row opens its panel. */
async function tapFirstRow(page: Page, position: { x: number; y: number }): Promise<Locator> {
  await page.setViewportSize(PHONE);
  const panel = page.getByRole("dialog");
  await expect(async () => {
    if (!(await panel.isVisible())) await rowsOf(page).first().click({ position });
    await expect(panel).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return panel;
}

const WIDTHS_OF_LIST =
  "on a phone the first row is visible and rows have two lines, on a tablet it is a table";

test(`/admin/loyalty: ${WIDTHS_OF_LIST}`, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/loyalty");
  await expect(rowsOf(page).nth(5)).toBeVisible();
  await expectRowsOfPhone(page);
  await expectTableOfTablet(page);
});

test(`/admin/customers: ${WIDTHS_OF_LIST}, and consent and a missing tier are badges`, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/customers?filter=all");
  await expect(rowsOf(page).nth(5)).toBeVisible();
  await expectRowsOfPhone(page);
  await expectTableOfTablet(page);
  const consent = page.locator("[data-slot=badge]").filter({ hasText: /Opted In$/ });
  await expect(consent).toHaveCount(50);
  await expect(page.locator("td[data-place=mark] [data-slot=badge]")).toHaveCount(50);

  await test.step("with the longest flag, a tablet shows the last column", async () => {
    await page.goto("/admin/customers?filter=all&q=test");
    const flag = page
      .locator("[data-slot=badge]")
      .filter({ hasText: /^Test$/ })
      .first();
    await expect(flag).toBeVisible();
    await flag.evaluate((node) => {
      node.textContent = "Pre-launch";
    });
    await expectNoSidewaysScrolling(page, "[data-slot=table-container]");
  });
  await test.step("the buttons beside the search stay together", async () => {
    await page.setViewportSize({ width: 447, height: 900 });
    const boxes = await Promise.all([
      page.getByRole("combobox", { name: "Sort customers" }).boundingBox(),
      page.getByRole("link", { name: "Export CSV" }).boundingBox(),
    ]);
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
  });
});

test(`/admin/orders: ${WIDTHS_OF_LIST}, a tap anywhere on a row opens it, and its panel can be closed`, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/orders");
  await expect(rowsOf(page).nth(5)).toBeVisible();
  await expectRowsOfPhone(page);
  await expectTableOfTablet(page);
  // By its button also when it is scrolled to its end.
  for (const width of [PHONE.width, DESKTOP.width]) {
    const panel = await tapFirstRow(page, { x: 60, y: 50 });
    await expect(page).toHaveURL(/order=/);
    await page.setViewportSize({ width, height: 480 });
    await expect(panel.getByText("Subtotal")).toBeVisible();
    await panel.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/orders$/);
  }
});

test(`/admin/inventory: ${WIDTHS_OF_LIST}, pictures are in the middle, and stock is a badge`, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/inventory");
  const first = rowsOf(page).first();
  await expect(rowsOf(page).nth(5)).toBeVisible();
  await expectRowsOfPhone(page);
  // Both at once: the row moves down when what stands above it arrives.
  const distance = await first.evaluate((node) => {
    const middle = (part: Element | null) => {
      const { top, height } = part?.getBoundingClientRect() ?? { top: Number.NaN, height: 0 };
      return top + height / 2;
    };
    return Math.abs(middle(node) - middle(node.querySelector(".row-thumb")));
  });
  expect(distance).toBeLessThanOrEqual(2);
  await expectTableOfTablet(page);
  await expect(page.locator("td[data-place=mark] [data-slot=badge]")).toHaveCount(50);

  // A row has Edit and Delete and is at most 72 high, however long its name.
  await untilHydrated(first);
  await first.evaluate((row) => {
    const name = row.querySelector("[data-row-open]");
    if (name) name.textContent = "Recycler with a matrix percolator and three arms ".repeat(4);
  });
  for (const size of [TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    await expect(first).toContainText("Recycler");
    expect(Math.max(...(await heightsOf(page)))).toBeLessThanOrEqual(72.5);
    for (const name of [/^Edit /, /^Delete /]) {
      const box = await rowsOf(page).nth(1).getByRole("button", { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
});

test("names of products are whole, on a phone once a row is open, and Shelf insight fits its frames", async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await page.goto("/admin/inventory?q=water pipe");
  await expect(rowsOf(page).first()).toBeVisible();
  const cut = await page
    .locator(".row-product > a")
    .evaluateAll((names) => names.map((name) => name.scrollHeight > name.clientHeight + 1));
  expect(new Set(cut)).toEqual(new Set([false]));

  await page.goto("/admin/inventory/insight");
  for (const size of [TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    const frame = page.getByRole("region", { name: "Margins" }).locator("[data-slot=table-container]");
    expect(await frame.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(PHONE);
  await untilHydrated(page.locator("#main"));
  const rows = (await rowsOf(page).all()).slice(0, 10);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    await row.locator("[data-row-toggle]").click();
    const title = row.locator("[data-place=title]");
    expect(await title.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("on a phone a tap on a product opens its panel with its buttons, and Escape closes it", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/inventory?category=Bongs");
  const panel = await tapFirstRow(page, { x: 120, y: 30 });
  await expect(panel.getByRole("button", { name: /^Edit / })).toBeVisible();
  await expect(page).toHaveURL(/product=/);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/category=Bongs$/);
});

for (const [path, other] of [
  ["/admin/deals", "20% off every water pipe"],
  ["/admin/events", "Hookah packing"],
] as const) {
  test(`${path}: on a phone rows have two lines with the whole end of a deal, and a tap shows the buttons`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const row = rowsOf(page).filter({ hasText: other });
    await expect(row).toBeVisible();
    await expectRowsOfPhone(page);
    const hidden = (node: Element) =>
      Math.max(node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight);
    expect(await row.locator(".item-title > span").first().evaluate(hidden)).toBeLessThanOrEqual(1);
    if (path === "/admin/deals") {
      const details = page.locator(".item-details");
      await expect(details.first()).toHaveText(/ to .* [AP]M/);
      const excess = await details.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      expect(Math.max(...excess)).toBeLessThanOrEqual(0);
    }
    const edit = row.getByRole("button", { name: /^Edit: / });
    await expect(edit).toBeHidden();
    const toggle = row.getByRole("button", { name: /^More about / });
    await untilHydrated(row);
    await toggle.click({ position: { x: 40, y: 20 } });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const details = await row.locator(".item-details").boundingBox();
    expect((await edit.boundingBox())?.y).toBeGreaterThanOrEqual((details?.y ?? 0) + (details?.height ?? 0));
    for (const name of [/^Edit: /, /^Duplicate to next week: /, /^Delete: /]) {
      const button = await row.getByRole("button", { name }).boundingBox();
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScrolling(page);
    await edit.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await toggle.press("Enter");
    await expect(edit).toBeHidden();
  });
}

test("/admin/events: on a phone the row of an event in another year has two lines too", async ({ page }) => {
  const title = `Later ${randomUUID().slice(0, 8)}`;
  const data = { title, description: "Far ahead.", eventDate: "2099-07-04T02:00:00Z" };
  const { id } = await (await page.request.post("/api/events", { data })).json();
  await page.setViewportSize(PHONE);
  await page.goto("/admin/events");
  await expect(rowsOf(page).filter({ hasText: title })).toContainText("2099");
  await expectRowsOfPhone(page);
  await page.request.delete(`/api/events/${id}`);
});

test("j and k move through the rows, Enter opens one, and ? shows the shortcuts", async ({ page }) => {
  await page.goto("/admin/orders");
  const rows = page.locator("[data-row]");
  await expect(async () => {
    await page.locator("body").press("j");
    await expect(rows.first()).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/order=/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  const single = keys.getByRole("switch", { name: "Single keys without Ctrl" });
  await single.press("Space");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("?");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("keyboard");
  await page.getByRole("option", { name: /^Keyboard/ }).click();
  await single.press("Space");
  await expect(single).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  // The closed dialog gives the focus back a moment after it is gone, unless a shortcut was faster.
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("jk?");
  await expect(page.getByRole("searchbox")).toHaveValue("jk?");
});

test("a check-in is one tap away from every screen, also on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ["/admin", "/admin/deals", "/admin/settings"]) {
    await page.goto(path);
    const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
    await expect(async () => {
      if (!(await dialog.isVisible()))
        await page.getByRole("banner").getByRole("button", { name: "Check in" }).click({ timeout: 2_000 });
      await expect(dialog).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }
});
