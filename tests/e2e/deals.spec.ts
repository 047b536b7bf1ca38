import type { Page } from "@playwright/test";
import { sampleDeals } from "@/prisma/sample-data";
import { untilHydrated } from "./support/live";
import { expect, structuredData, test } from "./support/visitor";

type Deal = { title: string; priority: number; startDate: string; endDate: string; isActive: boolean };

// Other tests add deals meanwhile and delete them.
const samples = new Set(sampleDeals("2026-11-28").map(({ title }) => title));
const isSample = (title: string) => samples.has(title);

const titles = (page: Page) =>
  page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();
const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

async function readDeals(page: Page) {
  const all: Deal[] = await (await page.request.get("/api/deals")).json();
  const deals = all.filter(({ title }) => isSample(title));
  const now = Date.now();
  const hasEnded = ({ endDate }: Deal) => Date.parse(endDate) < now;
  const isLive = (deal: Deal) => deal.isActive && Date.parse(deal.startDate) <= now && !hasEnded(deal);
  return { deals, hasEnded, isLive };
}

test("live deals come first, Hot Deals before those of high priority, ended ones on request", async ({
  page,
}) => {
  await page.goto("/deals");
  const { deals, hasEnded, isLive } = await readDeals(page);
  const shown = async () => (await titles(page)).filter(isSample);
  expect(deals.map(({ priority }) => priority)).toEqual(
    deals.map(({ priority }) => priority).toSorted((one, other) => other - one),
  );
  const startsSoon = (deal: Deal) => deal.isActive && Date.parse(deal.startDate) > Date.now();
  const rank = (deal: Deal) => {
    if (isLive(deal)) return deal.priority === 1 ? 0 : 1;
    if (startsSoon(deal)) return 2;
    return deal.isActive ? 4 : 3;
  };
  const ordered = deals.toSorted((one, other) => rank(one) - rank(other) || other.priority - one.priority);
  await expect(page.getByRole("article").first()).toContainText("Hot Deal");
  const current = ordered.filter((deal) => !hasEnded(deal)).map(({ title }) => title);
  await expect.poll(shown).toEqual(current);
  await test.step("structured data contain live deals only", async () => {
    const offers = (await structuredData(page)).filter((one) => one["@type"] === "Offer");
    expect(offers.map(({ name }) => String(name)).filter(isSample)).toEqual(
      deals.filter(isLive).map(({ title }) => title),
    );
  });
  await page.getByRole("button", { name: "Show All Deals" }).click();
  await expect.poll(shown).toEqual(ordered.map(({ title }) => title));
  await expect(page.getByRole("status").first()).toHaveText(/, \d+ ended$/);
  const ended = deals.find(hasEnded)?.title ?? "no ended deal in the sample data";
  await expect(card(page, ended).getByRole("button", { name: "View Deal" })).toBeDisabled();
  await page.getByRole("button", { name: "Hide Expired" }).click();
  await expect.poll(shown).toEqual(current);
});

test("View Deal opens the details, and Escape closes them and restores the focus", async ({ page }) => {
  await page.goto("/deals");
  const { deals, isLive } = await readDeals(page);
  const title = deals.find(isLive)?.title ?? "no live deal in the sample data";
  const button = card(page, title).getByRole("button", { name: "View Deal" });
  await button.click();
  const details = page.getByRole("dialog", { name: title });
  await expect(details).toContainText("Redeem in store");
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(button).toBeFocused();
});

/** Opens the page of deals and the first of them. */
async function openFirstDeal(page: Page) {
  await page.goto("/deals");
  const view = page.getByRole("button", { name: "View Deal" }).first();
  await untilHydrated(view);
  await view.click();
  const details = page.getByRole("dialog");
  await expect(details).toBeVisible();
  return details;
}

test("Back closes a deal's details and stays on the page; Forward and a reload open them again", async ({
  page,
}) => {
  await page.goto("/faq");
  const details = await openFirstDeal(page);
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\/deals$/);
  await page.goForward();
  await expect(details).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await details.getByRole("button", { name: "Got it" }).click();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\/deals$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test("Forward right after Back opens a deal's details again, and they stay open", async ({ page }) => {
  const details = await openFirstDeal(page);
  // A busy page hears of the closing only after Forward.
  await page.evaluate(() =>
    document.addEventListener("close", (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    }),
  );
  await page.goBack();
  await expect(details).toBeHidden();
  await page.goForward();
  await expect(details).toBeVisible();
  const left = await details.evaluate((dialog) => {
    let steps = 0;
    window.history.go = (delta = 0) => {
      steps += delta;
    };
    dialog.dispatchEvent(new Event("close"));
    return steps;
  });
  expect(left).toBe(0);
});

test("a click beside a deal's details closes them, also where the browser does not do it by itself", async ({
  page,
}) => {
  // Safari ignores the attribute.
  await page.addInitScript(() =>
    document.addEventListener(
      "pointerdown",
      () => {
        for (const dialog of document.querySelectorAll("[closedby]")) dialog.removeAttribute("closedby");
      },
      true,
    ),
  );
  await page.goto("/deals");
  await page.getByRole("button", { name: "View Deal" }).first().click();
  const details = page.getByRole("dialog");
  await details.getByRole("heading").click();
  await expect(details).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(details).toBeHidden();
});

test("the newsletter form resets, makes no promise and sends no request", async ({ page }) => {
  await page.goto("/deals");
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  // The browser may still be fetching the page's icon.
  const isCall = /^(?:document|fetch|xhr|ping)$/;
  page.on("request", (request) => {
    if (isCall.test(request.resourceType())) calls.push(request.url());
  });
  const box = page.getByRole("textbox", { name: "Email address" });
  await box.fill("guest@example.com");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(box).toHaveValue("");
  await expect(page.getByText("neither sent nor kept")).toBeVisible();
  expect(calls).toEqual([]);
});

test("the list and the tile count the same live deals, also when a page stays open", async ({ page }) => {
  await page.clock.install();
  await page.goto("/deals");
  const words = page.getByText(/^\d+ deals? (?:is|are) live/);
  const tile = page.getByRole("definition").last();
  await expect(words).toBeVisible();
  const live = Number.parseInt((await words.textContent()) ?? "", 10);
  expect(live).toBeGreaterThan(0);
  await expect(tile).toHaveText(String(live));
  // After the deals of other tests, too.
  await page.clock.fastForward(Date.parse("2120-01-02T12:00:00-08:00") - Date.now());
  await expect(words).toHaveText(/^0 deals are live/);
  await expect(tile).toHaveText("0");
});
