import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { dealAnchor } from "@/lib/deals/anchor";
import type { DealDto } from "@/lib/deals/schema";
import { HOUR_MS } from "@/lib/time";
import { expect, test } from "@/tests/e2e/support/live";
import { SHOP } from "@/tests/e2e/support/raw-request";

const gate = (page: Page) => page.getByRole("dialog", { name: "Are you 21 or older?" });
const yes = (page: Page) => gate(page).getByRole("button", { name: /^Yes/ });

async function storedHours(page: Page): Promise<number> {
  const until = await page.evaluate(() => localStorage.getItem("ageVerified"));
  return (new Date(until ?? 0).getTime() - Date.now()) / HOUR_MS;
}

test("a first visitor sees the gate, which nothing else dismisses, and Yes is remembered for 24 hours", async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage();
  await otherTab.goto("/about");
  await expect(gate(otherTab)).toBeVisible();
  await page.goto("/faq");
  await page.bringToFront();
  await expect(gate(page)).toBeVisible();
  await expect(yes(page)).toBeFocused();
  const no = gate(page).getByRole("link", { name: "No" });
  await expect(no).toHaveAttribute("href", "https://www.google.com");
  await test.step("neither Escape nor a click outside dismisses it, and it traps the focus", async () => {
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
    await page.mouse.click(8, 8);
    await expect(gate(page)).toBeVisible();
    for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      await expect(gate(page).locator(":focus")).toHaveCount(1);
    }
    await expect(page.locator("#page")).toHaveAttribute("inert");
  });
  await yes(page).click();
  await expect(gate(page)).toBeHidden();
  expect(await storedHours(page)).toBeCloseTo(24, 1);
  await test.step("another tab does not ask again", async () => {
    await expect(gate(otherTab)).toBeHidden();
    await expect(otherTab.locator("#page")).not.toHaveAttribute("inert");
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(gate(page)).toBeHidden();
});

test("Remember for 30 days stores the answer for 30 days, and an expired answer is asked for again", async ({
  page,
}) => {
  await page.goto("/faq");
  await gate(page).getByLabel("Remember for 30 days").check();
  await yes(page).click();
  expect(await storedHours(page)).toBeCloseTo(30 * 24, 1);
  await page.evaluate(() => localStorage.setItem("ageVerified", new Date(Date.now() - 1000).toISOString()));
  await page.reload();
  await expect(gate(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("ageVerified"))).toBeNull();
});

test("the gate works before any of the site's scripts are loaded", async ({ context }) => {
  const page = await context.newPage();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/faq");
  await expect(gate(page)).toBeVisible();
  await yes(page).click();
  await expect(gate(page)).toBeHidden();
});

/** The shop's answers, of which each page stops for a moment where its header ends, as over a slow connection. */
async function openSlowShop(): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(SHOP + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const headerEnd = body.indexOf("</header>");
    if (headerEnd > 0) {
      response.write(body.subarray(0, headerEnd));
      await wait(500);
    }
    response.end(body.subarray(Math.max(0, headerEnd)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test("no frame shows the page without the gate, also while the page arrives", async ({ context }) => {
  const slow = await openSlowShop();
  const page = await context.newPage();
  // React would find the probe below in its way.
  await page.route("**/*.js", (route) => route.abort());
  await page.addInitScript(() => {
    const probe = document.createElement("div");
    let frames = 0;
    // Told of a new size after the callbacks of a frame, before it is painted.
    new ResizeObserver(() => {
      frames += 1;
      const { dataset } = document.documentElement;
      dataset.frames = String(frames);
      const isGateOpen = document.querySelector("#age-gate:modal");
      if (document.querySelector("#page header") && !isGateOpen) dataset.uncovered = "";
    }).observe(probe);
    const changeSize = () => {
      if (!probe.isConnected) document.body?.append(probe);
      probe.style.height = `${(frames % 2) + 1}px`;
      requestAnimationFrame(changeSize);
    };
    requestAnimationFrame(changeSize);
  });
  await page.goto(`${slow.url}/faq`);
  await expect(yes(page)).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-frames", /\d\d/);
  await expect(page.locator("html")).not.toHaveAttribute("data-uncovered");
  slow.close();
});

test("a deal that the address opens waits behind the gate, and has the focus after it", async ({ page }) => {
  const deals: DealDto[] = await (await page.request.get("/api/deals")).json();
  const now = new Date().toISOString();
  const isOpen = ({ isActive, startDate, endDate }: DealDto) => isActive && startDate < now && endDate > now;
  const deal = deals.find(isOpen);
  if (!deal) throw new Error("The practice shop has no live deal.");
  await page.goto(`/deals#${dealAnchor(deal.id)}`);
  await expect(page.locator("main dialog")).toHaveAttribute("open");
  await expect(yes(page)).toBeFocused();
  await yes(page).click({ timeout: 3_000 });
  await expect(gate(page)).toBeHidden();
  const details = page.getByRole("dialog", { name: deal.title });
  await expect(details.getByRole("button", { name: "Close" })).toBeFocused();
  await details.getByRole("button", { name: "Got it" }).click();
  await expect(details).toBeHidden();
});

test("on a phone held sideways the question is in view together with its answers", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto("/");
  const question = gate(page).getByRole("heading", { name: "Are you 21 or older?" });
  for (const part of [question, yes(page), gate(page).getByRole("link", { name: "No" })])
    await expect(part).toBeInViewport({ ratio: 1 });
});
