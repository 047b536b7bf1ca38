import { expect, test } from "@/tests/e2e/support/office";
import { untilHydrated } from "./support/live";
import { expectNoSidewaysScrolling } from "./support/visitor";

const LISTS = ["/admin/orders", "/admin/customers", "/admin/inventory", "/admin/loyalty"];

for (const path of LISTS) {
  test(`${path}: on a phone the first row is visible without scrolling, and rows have two lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const rows = page.locator("[data-row]");
    await expect(rows.nth(5)).toBeVisible();
    const first = await rows.first().boundingBox();
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(740);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(64);
    expect(Math.max(...heights)).toBeLessThanOrEqual(72.5);
  });

  test(`${path}: on a tablet the sidebar is collapsed and the list is a table`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
    const [head, row] = [page.locator("thead tr").first(), page.locator("[data-row]").first()];
    await expect(head).toBeVisible();
    expect(await row.evaluate((node) => getComputedStyle(node).display)).toBe("table-row");
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });
}

for (const [path, other] of [
  ["/admin/deals", "20% off every water pipe"],
  ["/admin/events", "Hookah packing"],
] as const) {
  test(`${path}: on a phone rows have two lines and a tap shows the buttons`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const rows = page.locator("[data-row]");
    const row = rows.filter({ hasText: other });
    await expect(row).toBeVisible();
    const first = await rows.first().boundingBox();
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(740);
    const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(64);
    expect(Math.max(...heights)).toBeLessThanOrEqual(72.5);
    const edit = row.getByRole("button", { name: /^Edit: / });
    await expect(edit).toBeHidden();
    const toggle = row.getByRole("button", { name: /^More about / });
    await untilHydrated(row);
    await toggle.click({ position: { x: 40, y: 20 } });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const facts = await row.locator(".item-facts").boundingBox();
    expect((await edit.boundingBox())?.y).toBeGreaterThanOrEqual((facts?.y ?? 0) + (facts?.height ?? 0));
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

test("/admin/deals: on a phone a row shows when its deal ends, whole", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/deals");
  const facts = page.locator(".item-facts");
  await expect(facts.first()).toBeVisible();
  await expect(facts.first()).toHaveText(/ to .* [AP]M/);
  const excess = await facts.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(Math.max(...excess)).toBeLessThanOrEqual(0);
});

for (const size of [
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]) {
  test(`at ${size.width} pixels a product's row has Edit and Delete and is at most 72 high, however long its name`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto("/admin/inventory");
    const rows = page.locator("[data-row]");
    await expect(rows.nth(5)).toBeVisible();
    await rows.first().evaluate((row) => {
      const name = row.querySelector("[data-row-open]");
      if (name) name.textContent = "Recycler with a matrix percolator and three arms ".repeat(4);
    });
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(72.5);
    for (const name of [/^Edit /, /^Delete /]) {
      const button = rows.nth(1).getByRole("button", { name });
      // React makes the rows anew when it hydrates after the name was changed.
      await expect(async () => {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }).toPass();
    }
  });
}

test("on a phone a tap on a product opens its panel with its buttons, and Escape closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/inventory?category=Bongs");
  const row = page.locator("[data-row]").first();
  const panel = page.getByRole("dialog");
  await expect(async () => {
    if (!(await panel.isVisible())) await row.click({ position: { x: 120, y: 30 } });
    await expect(panel.getByRole("button", { name: /^Edit / })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page).toHaveURL(/product=/);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/category=Bongs$/);
});

test("stock, consent and a missing tier are badges", async ({ page }) => {
  await page.goto("/admin/inventory");
  await expect(page.locator("td[data-place=mark] [data-slot=badge]")).toHaveCount(50);
  await page.goto("/admin/customers?filter=all");
  const consent = page.locator("[data-slot=badge]").filter({ hasText: /Opted In$/ });
  await expect(consent).toHaveCount(50);
  await expect(page.locator("td[data-place=mark] [data-slot=badge]")).toHaveCount(50);
});

test("on a phone a tap anywhere on an order's row opens it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/orders");
  const row = page.locator("[data-row]").first();
  const panel = page.getByRole("dialog");
  await expect(async () => {
    if (!(await panel.isVisible())) await row.click({ position: { x: 60, y: 50 } });
    await expect(panel).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page).toHaveURL(/order=/);
});

test("on a phone the picture of a product is in the middle of its row", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/inventory");
  const row = page.locator("[data-row]").first();
  // Both at once: the row moves down when what stands above it arrives.
  const distance = await row.evaluate((node) => {
    const middle = (part: Element | null) => {
      const { top, height } = part?.getBoundingClientRect() ?? { top: Number.NaN, height: 0 };
      return top + height / 2;
    };
    return Math.abs(middle(node) - middle(node.querySelector(".row-thumb")));
  });
  expect(distance).toBeLessThanOrEqual(2);
});

test("a panel can be closed by its button, also when scrolled to its end, on a phone and a desktop", async ({
  page,
}) => {
  const [order] = (await (await page.request.get("/api/orders")).json()) as { id: string }[];
  for (const size of [
    { width: 360, height: 480 },
    { width: 1280, height: 480 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/admin/orders?order=${order?.id}`);
    const panel = page.getByRole("dialog");
    await expect(panel.getByText("Subtotal")).toBeVisible();
    await panel.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/orders$/);
  }
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
  await expect(keys).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  // The closed dialog gives the focus back a moment after it is gone.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("jk?");
  await expect(page.getByRole("searchbox")).toHaveValue("jk?");
});

test("a check-in is one tap away from every screen, also on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
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
