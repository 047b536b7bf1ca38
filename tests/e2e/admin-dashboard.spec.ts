import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { api } from "@/lib/routes";
import { shop } from "@/lib/shop/shop";
import { knownOf } from "@/tests/e2e/support/admin-openings";
import { fillInMessage, sendMessage } from "@/tests/e2e/support/message";
import { expect, practiceTruth, stat, test, toast } from "@/tests/e2e/support/office";
import { expectNoSidewaysScrolling } from "@/tests/e2e/support/visitor";

async function useRangeForm(page: Page): Promise<void> {
  const button = page.locator("summary").filter({ hasText: "Range" });
  const first = page.getByLabel("First day");
  await button.click();
  await first.press("Escape");
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await first.fill("2026-11-10");
  await page.getByLabel("Last day").fill("2026-11-01");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("The range ends before it begins")).toBeVisible();
  // It would cover the result.
  await expect(first).toBeHidden();
}

/** How a push ends is a matter of lib/sync/push-tiers.integration.test.ts and of the route's own test. */
async function pushTiers(page: Page): Promise<void> {
  const asked = Date.now();
  await page.getByRole("button", { name: "Sync Now" }).click();
  await expect(page.getByText("Customer tier sync started successfully")).toBeVisible();
  const began = async () => {
    const { status, lastSyncTime } = await (await page.request.get("/api/admin/sync/status")).json();
    return status === "running" || Date.parse(lastSyncTime) >= asked;
  };
  await expect.poll(began).toBe(true);
}

test("the cards match the point of sale, and the range, the push of tiers and the links work", async ({
  page,
}) => {
  // Two visits of a member on one day are to be looked at.
  await knownOf(page);
  // Another test may be changing the register meanwhile.
  await expect(async () => {
    const { products, customers } = await practiceTruth();
    await page.goto("/admin");
    await expect(page).toHaveTitle(`Dashboard | Back Office | ${shop.name}`);
    expect(await stat(page, "Total Products")).toBe(products.activeAsSold);
    expect(await stat(page, "Total Customers")).toBe(customers.listed);
  }).toPass();
  for (const [action, path] of [
    ["Connect POS", "/admin#integration-status"],
    ["Add Products", "/admin/inventory"],
    ["Create Promotion", "/admin/deals"],
  ] as const) {
    await expect(page.getByRole("link", { name: action })).toHaveAttribute("href", path);
  }
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("table", { name: "Figures by day" }).getByRole("row")).toHaveCount(31);
  await test.step("the range form closes with Escape, and on submit", () => useRangeForm(page));
  await test.step("tiers can be pushed on demand", () => pushTiers(page));
  await test.step("a link to a part of another screen shows that part once it has loaded", async () => {
    await page.locator('a[href="/admin/loyalty#visits-to-look-at"]').click();
    await expect(page.getByRole("heading", { name: /^Visits to review/ })).toBeInViewport();
  });
});

test("a sync runs the three kinds in turn and adds them to the history", async ({ page }) => {
  test.slow();
  await page.goto("/admin");
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, kind] = /\/api\/clover\/sync\/(\w+)$/.exec(request.url()) ?? [];
    if (kind) asked.push(kind);
  });
  // Another test may be reading the register: until it is done, the button says so.
  await expect(async () => {
    asked.length = 0;
    await page.getByRole("button", { name: "Sync with Clover" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(page.getByText(/^Successfully synced orders: [\d,]+ new, [\d,]+ updated$/)).toBeVisible({
      timeout: 30_000,
    });
  }).toPass({ timeout: 150_000 });
  expect(asked).toEqual(["inventory", "customers", "orders"]);
  await page.getByText("Sync history").click();
  await expect(page.getByRole("table", { name: "Sync runs" }).getByRole("row").nth(1)).toContainText("owner");
  const download = page.waitForEvent("download");
  await page
    .getByRole("region", { name: "Sync", exact: true })
    .getByRole("link", { name: "Export CSV" })
    .click();
  const [header, newest] = (await readFile(await (await download).path(), "utf8")).split("\r\n");
  // Excel reads UTF-8 only behind its mark.
  expect(header).toMatch(/^\uFEFFId,What,By,Started,/);
  expect(newest).toContain("owner");
});

test("a refused sync says why in a toast and asks for no further kind", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/api/clover/sync/*", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 503, contentType: "text/plain", body: "Clover is not configured." });
  });
  await page.goto("/admin");
  const button = page.getByRole("button", { name: "Sync with Clover" });
  await button.click();
  await expect(page.getByText("Sync Failed")).toBeVisible();
  await expect(page.getByText("503: Clover is not configured.")).toBeVisible();
  await expect(button).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test("a contact message is listed, opens in the inbox, can be marked as answered, and returns with Undo", async ({
  page,
}) => {
  test.slow();
  const name = `Robin ${Date.now()}`;
  await page.goto("/contact");
  await fillInMessage(page, "Do you have 18 mm bowls in stock today?", name);
  await page.getByRole("button", { name: /send/i }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  await page.clock.install();
  await page.goto("/admin");
  const toAnswer = page
    .getByRole("region", { name: /^Needs you/ })
    .getByRole("link", { name: /^Answer: \d+ messages? to answer$/ });
  await toAnswer.click();
  await expect(page).toHaveURL(/messages=new/);
  const inbox = page.getByRole("dialog");
  await expect(inbox.getByText(name)).toBeVisible();
  // Opened again it shows what has come since.
  await page.keyboard.press("Escape");
  await expect(inbox).toBeHidden();
  const later = { name: `Later ${Date.now()}`, email: "later@example.com", message: "Are you still there?" };
  expect((await page.request.post("/api/contact", { data: later })).ok()).toBe(true);
  await toAnswer.click();
  await expect(inbox.getByText(later.name)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(inbox).toBeHidden();

  const message = page.getByRole("listitem").filter({ hasText: name });
  await expect(message.getByText(/left to reply$/)).toBeVisible();
  // The page may stay open all day.
  await page.clock.fastForward("30:00:00");
  await expect(message.getByText(/overdue$/)).toBeVisible();
  const asked = page.waitForRequest((request) => request.headers().rsc === "1");
  // The clock of the page ticks every half minute.
  await expect(page.getByText(/^(29|30) hours ago$/)).toBeVisible();
  const update = page.getByRole("button", { name: "Update" });
  await update.press("Enter");
  await asked;
  // The server's clock has not moved on: with that time the numbers are new, and the button goes.
  await page.clock.setSystemTime(new Date());
  await page.clock.runFor("01:00");
  await expect(update).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
  await message.getByRole("button", { name: /^Mark answered/ }).click();
  await expect(message.getByText("Answered", { exact: true })).toBeVisible();
  await expect(message.getByRole("button", { name: /^Undo/ })).toBeFocused();
  // Nothing is left to reply to, and nothing overdue.
  await expect(message.getByText(/(left to reply|overdue)$/)).toBeHidden();
  await message.getByRole("button", { name: /^Undo/ }).click();
  await expect(message.getByText(/(left to reply|overdue)$/)).toBeVisible();
  const markAnswered = page.getByRole("button", { name: `Mark answered the message of ${name}` });
  await expect(markAnswered).toBeVisible();
  await page.reload();
  await markAnswered.click();
  await expect(message.getByText("Answered", { exact: true })).toBeVisible();
  await page.reload();
  await expect(message).toBeHidden();
});

test("the inbox opens over the dashboard where it is, and at the top from another screen", async ({
  page,
}) => {
  const link = page.getByRole("link", { name: /^Messages/ }).first();
  const inbox = page.getByRole("dialog", { name: "Messages" });
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [path, left] of [
    ["/admin", 400],
    ["/admin/orders", 0],
  ] as const) {
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(1_300);
    await page.evaluate(() => window.scrollTo(0, 400));
    // A click of the mouse would scroll to the link first: the header does not stay in a short window.
    await link.dispatchEvent("click");
    await expect(inbox.getByRole("navigation", { name: "Inboxes" })).toBeVisible();
    expect(await scrolled()).toBe(left);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const tabs = inbox.getByRole("navigation", { name: "Inboxes" });
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a message answered in the inbox leaves the dashboard's list, which keeps its period", async ({
  page,
}) => {
  test.slow();
  const name = `Kim ${Date.now()}`;
  const message = `Do you repair a joint like the one on https://example.com/${"a".repeat(80)}?`;
  const data = { name, email: "kim@example.com", message };
  await sendMessage(page.request, data);
  await page.goto("/admin?days=7");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toBeVisible();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScrolling(page);
  if (size) await page.setViewportSize(size);
  await test.step("the needs and the search open the inbox over the same period", async () => {
    const opened = page.getByRole("dialog", { name: "Messages" });
    const search = page.getByRole("dialog", { name: "Search everything" });
    const needs = page.getByRole("region", { name: /^Needs you/ });
    await needs.getByRole("link", { name: /^Answer/ }).click();
    await expect(page).toHaveURL(/[?]days=7&messages=new$/);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await page.keyboard.press("ControlOrMeta+k");
    await search.getByRole("option", { name: /^Messages/ }).click();
    await expect(page).toHaveURL(/[?]days=7&messages=new$/);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
  });
  await row.getByRole("link", { name: `Open the message of ${name}` }).click();
  const inbox = page.getByRole("dialog", { name: "Messages" });
  await inbox.getByRole("button", { name: `Mark answered the message of ${name}` }).click();
  await expect(inbox.getByText(/^Answered by owner/)).toBeVisible();
  await inbox.getByRole("link", { name: "All messages" }).click();
  await expect(inbox.getByRole("searchbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(inbox).toBeHidden();
  await expect(page).toHaveURL(/\/admin\?days=7$/);
  await expect(row).toHaveCount(0);
});

test("a message that is opened again in the inbox is to be answered on the dashboard again", async ({
  page,
}) => {
  const name = `Alex ${Date.now()}`;
  await sendMessage(page.request, { name, email: "alex@example.com", message: "Do you buy used glass?" });
  await page.goto("/admin");
  const row = page.getByRole("listitem").filter({ hasText: name });
  const markAnswered = row.getByRole("button", { name: /^Mark answered/ });
  await markAnswered.click();
  await expect(row.getByText("Answered", { exact: true })).toBeVisible();
  await row.getByRole("link", { name: `Open the message of ${name}` }).click();
  const inbox = page.getByRole("dialog", { name: "Messages" });
  await inbox.getByRole("button", { name: `Reopen the message of ${name}` }).click();
  await expect(toast(page, "Reopened")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(inbox).toBeHidden();
  await expect(markAnswered).toBeVisible();
  await markAnswered.click();
  await row.getByRole("button", { name: /^Undo/ }).click();
  await expect(markAnswered).toBeFocused();
});

test("a message about somebody's own data leads from the dashboard to the privacy desk, once", async ({
  page,
}) => {
  test.slow();
  const name = `Sasha ${Date.now()}`;
  const data = { name, email: "sasha@example.com", message: "As selected above, please.", kind: "delete" };
  await sendMessage(page.request, data);
  await page.goto("/admin");
  const message = page.getByRole("listitem").filter({ hasText: name });
  await expect(message.getByText("Delete my information")).toBeVisible();
  await message.getByRole("link", { name: `Open the message of ${name}` }).click();
  const inbox = page.getByRole("dialog", { name: "Messages" });
  await inbox.getByRole("button", { name: "Put on the privacy desk" }).click();
  await expect(page).toHaveURL(/\/admin\/settings\?privacy=/);
  const request = page.url();
  await page.goto("/admin");
  await expect(page.getByText(/^\d+ privacy requests? to answer$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Messages, \d+ unanswered$/ })).toBeVisible();

  await message.getByRole("link", { name: `Open the message of ${name}` }).click();
  const onDesk = inbox.getByRole("link", { name: "See it on the privacy desk" });
  await expect(onDesk).toHaveAttribute("href", new URL(request).pathname + new URL(request).search);
  // The header counts when the page is loaded, and again after a message is marked.
  const countsAgain = page.waitForRequest((request) => request.url().endsWith(api.messageCounts));
  await inbox.getByRole("button", { name: `Mark answered the message of ${name}` }).click();
  await expect(inbox.getByText(/^Answered by owner/)).toBeVisible();
  await countsAgain;
});
