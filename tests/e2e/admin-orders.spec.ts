import { expect, stat, test } from "@/tests/e2e/support/office";

type Order = { id: string; customerId: string | null; cloverId: string };

const DAYS = "from=2026-01-01&to=2036-12-31";

test("orders can be searched by id and customer, and one opens with its lines under its own URL", async ({
  page,
}) => {
  const orders = (await (await page.request.get("/api/orders")).json()) as Order[];
  const order = orders.find(({ customerId }) => customerId !== null);
  if (!order) throw new Error("The practice shop has no order with a customer.");
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  // The practice shop has ten orders a day.
  expect(await stat(page, "This Month")).toBeGreaterThan(await stat(page, "This Week"));
  expect(await stat(page, "This Week")).toBeGreaterThan(await stat(page, "Today"));

  const shortId = order.id.slice(0, 8);
  await page.getByRole("searchbox").fill(shortId.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole("row").filter({ hasText: shortId })).toHaveCount(1);
  await page.getByRole("link", { name: `View order ${shortId}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: `Order ${shortId}` })).toBeVisible();
  await expect(dialog.getByText(order.cloverId)).toBeVisible();
  await expect(dialog.getByRole("table", { name: "Order lines" }).getByRole("row").nth(1)).toBeVisible();
  await page.reload();
  await expect(dialog.getByText("Subtotal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/order=/);

  await page.getByRole("searchbox").fill(String(order.customerId).slice(0, 8));
  await expect(page.getByRole("row").filter({ hasText: shortId })).toBeVisible();
  await test.step("a search without results says so and links back", async () => {
    await page.getByRole("searchbox").fill("zzzzzz");
    await expect(page.getByText("No orders found")).toBeVisible();
    await page.getByRole("link", { name: "Show all orders" }).click();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  });
});

test("the days that a list of orders is of are in sight on narrow screens", async ({ page }) => {
  await page.goto("/admin/orders?show=paid&from=2026-01-01&to=2026-01-02");
  const days = page.getByRole("link", { name: /^Jan 1, 2026 to Jan 2, 2026/ });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(days).toBeInViewport({ ratio: 1 });
  }
  await days.click();
  await expect(days).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/orders\?show=paid$/);
  await test.step("the longest such sentence breaks where a phone ends", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/admin/orders?from=2025-12-01&to=2026-11-29&weekday=3&hour=22");
    await expect(page.getByText("Dec 1, 2025 to Nov 29, 2026, Wednesdays, 10 PM to 11 PM")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("orders are filtered by days, with a sentence for a range that ends before it begins", async ({
  page,
}) => {
  await page.goto("/admin/orders?show=paid");
  const menu = page.getByText("Choose days");
  const firstDay = page.getByLabel("First day");
  await menu.click();
  await expect(firstDay).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(firstDay).toBeHidden();
  await menu.click();
  await page.getByRole("button", { name: "Show", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(firstDay).toBeHidden();
  await menu.click();
  await firstDay.fill("2026-01-05");
  await page.getByLabel("Last day").fill("2026-01-02");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const sentence = "The range ends before it begins, so the last 30 days are shown.";
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/show=paid/);
  await menu.click();
  await firstDay.fill("2026-01-01");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const days = page.getByRole("link", { name: /^Jan 1, 2026 to Jan 2, 2026/ });
  await expect(days).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await page.getByRole("link", { name: "Reconcile" }).click();
  const panel = page.getByRole("dialog", { name: "Money" });
  await expect(panel.getByText("Jan 1, 2026 to Jan 2, 2026")).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.before = "other days";
  });
  await panel.getByLabel("From", { exact: true }).fill("2026-01-02");
  await panel.getByRole("button", { name: "Show", exact: true }).click();
  await expect(panel.getByText("Jan 2, 2026, Las Vegas time", { exact: true })).toBeVisible();
  await expect(page.locator("html[data-before]")).toHaveCount(1);
  await expect(page).toHaveURL(/show=paid/);
  await panel.getByRole("link", { name: /^Sales/ }).click();
  await expect(page).toHaveURL(/show=paid&money=1&line=sales$/);
  await page.goBack();
  await page.goBack();
  await expect(panel.getByText("Jan 1, 2026 to Jan 2, 2026")).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await days.click();
  await expect(page).toHaveURL(/\/admin\/orders\?show=paid$/);
  await expect(page.getByRole("row").nth(1).locator("[data-slot=badge]")).toHaveText("Paid");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await test.step("on a phone a list opens with its filter in view", async () => {
    await page.goto("/admin/orders?show=refunded");
    await expect(page.getByRole("link", { name: "Refunded" })).toBeInViewport({ ratio: 0.9 });
  });
});

test("a line of the money panel shows the orders behind it below the lines, and each opens over the same list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`/admin/orders?show=paid&${DAYS}&page=2&money=1`);
  const panel = page.getByRole("dialog", { name: "Money" });
  const sales = panel.getByRole("link", { name: /^Sales/ });
  const region = panel.getByRole("region", { name: "Behind sales" });
  await expect(sales).toBeVisible();
  await panel.evaluate((node) => node.setAttribute("data-before", "the line"));
  const heading = await panel.getByRole("heading", { name: "Days" }).elementHandle();
  await sales.press("Enter");
  await expect(region.getByRole("link").first()).toBeInViewport();
  await expect(sales).toBeFocused();
  await expect(panel.getByRole("status")).toHaveText(/^Behind sales: [\d,]+ orders?$/);
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  await region.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders\\?${DAYS}&show=paid&page=2&order=`));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(region.getByRole("link").first()).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders\\?${DAYS}&show=paid&page=2$`));
});

test("a panel that another screen opened closes to that screen, where it was", async ({ page }) => {
  const orders = (await (await page.request.get("/api/orders")).json()) as Order[];
  const order = orders.find(({ customerId }) => customerId !== null);
  await page.goto(`/admin/orders?q=${order?.id.slice(0, 8)}`);
  await page.getByRole("link", { name: /^View order/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("region", { name: "Customer and visit" }).getByRole("link").click();
  await expect(dialog.getByRole("region", { name: "Staff notes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("table", { name: "Order lines" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/orders\?q=\w{8}$/);
  await page.getByRole("navigation", { name: "Management" }).getByRole("link", { name: "Deals" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Deals");
  await page.getByRole("link", { name: /^Messages/ }).click();
  await dialog.getByRole("link", { name: /^Archived/ }).click();
  await expect(page).toHaveURL(/messages=archived/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/admin\/deals$/);
  await expect(dialog).toBeHidden();
});
