import type { Page } from "@playwright/test";
import { withMotion } from "@/tests/e2e/support/live";
import { fillInMessage } from "@/tests/e2e/support/message";
import { expect, test } from "@/tests/e2e/support/visitor";

test.use(withMotion);

const toast = (page: Page) => page.locator("[data-sonner-toast]");

async function provoke(page: Page): Promise<void> {
  await page.goto("/contact");
  await page.route("**/api/contact", (route) => route.abort());
  await fillInMessage(page, "Are you open today?");
  await sendInVain(page);
}

async function sendInVain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page)).toContainText("Failed to send message. Please try again.");
  // It must have come to rest before it can be taken hold of; under the pointer its clock stands.
  await toast(page).hover();
}

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("There is no toast to swipe.");
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 8 });
  await page.mouse.up();
}

test("a toast is dismissed by a swipe of 50 pixels to the right, and by keyboard after F8", async ({
  page,
}) => {
  await provoke(page);
  await swipe(page, 47);
  await expect(toast(page)).toHaveAttribute("data-swiping", "false");
  await expect(toast(page)).toHaveAttribute("data-removed", "false");
  await swipe(page, 60);
  await expect(toast(page)).toHaveCount(0);

  await sendInVain(page);
  await page.keyboard.press("F8");
  await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
  await page.getByRole("button", { name: "Close notification" }).press("Enter");
  await expect(toast(page)).toHaveCount(0);
});

const topOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  return box?.y ?? 0;
};
const bottomOf = (page: Page) =>
  toast(page).evaluate((shown) => Math.round(shown.getBoundingClientRect().bottom));

test("a toast stands above the bar at the bottom of phones, and at the bottom where there is none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await provoke(page);
  for (const width of [360, 320, 700]) {
    await page.setViewportSize({ width, height: 740 });
    const bar = await topOf(page, "[data-reach-bar]");
    expect(bar).toBeGreaterThan(600);
    await expect.poll(() => bottomOf(page), `${width} px`).toBeLessThan(bar);
  }
  // On a wide screen there is no bar, and on a very low one it is the end of the page.
  for (const [width, height] of [
    [1280, 740],
    [360, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => bottomOf(page)).toBeGreaterThan(height - 40);
  }
});

test("a toast stands above the cookie banner, however its words wrap", async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem("cookieConsent"));
  await page.setViewportSize({ width: 360, height: 740 });
  await provoke(page);
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect(banner).toBeVisible();
  for (const width of [360, 320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const top = async () => (await banner.boundingBox())?.y ?? 0;
    await expect.poll(async () => (await bottomOf(page)) < (await top()), `${width} px`).toBe(true);
  }
  // A property of the root would have the whole page styled anew.
  await expect(page.locator("html")).not.toHaveAttribute("style", /banner/);
});

test("without the connection, too, what is said stands above the bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await fillInMessage(page, "Are you open today?");
  await page.getByRole("button", { name: "Send Message" }).click();
  const said = page.getByRole("alert").filter({ hasText: "Failed to send message" });
  const box = await said.boundingBox();
  if (!box) throw new Error("Nothing is said.");
  expect(box.y + box.height).toBeLessThan(await topOf(page, "[data-reach-bar]"));
});
