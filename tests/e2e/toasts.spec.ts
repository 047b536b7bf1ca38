import type { Locator, Page } from "@playwright/test";
import { withMotion } from "@/tests/e2e/support/live";
import { fillInMessage } from "@/tests/e2e/support/message";
import { signInAsOwner } from "@/tests/e2e/support/staff";
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

test("a toast stands below the header of phones, above the bar at the bottom of tablets, and at the bottom where there is none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await provoke(page);
  // A very low screen has no bar that stays.
  for (const [width, height] of [
    [360, 740],
    [320, 740],
    [360, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    const top = async () => (await toast(page).boundingBox())?.y;
    const header = await page.getByRole("banner").boundingBox();
    await expect.poll(top, `${width} × ${height}`).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    expect(await top(), `${width} × ${height}`).toBeLessThan(100);
  }
  await page.setViewportSize({ width: 700, height: 740 });
  const bar = await topOf(page, "[data-reach-bar]");
  expect(bar).toBeGreaterThan(600);
  await expect.poll(() => bottomOf(page)).toBeLessThan(bar);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect.poll(() => bottomOf(page)).toBeGreaterThan(700);
});

/** The buttons and the titles of dialogs that the toast lies over; on its way in it passes the header. */
const coveredBy = (shown: Locator) =>
  shown.evaluate((node) => {
    const over = node.getBoundingClientRect();
    return [...document.querySelectorAll("button, [role$=dialog] h2")]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isMet = left < over.right && over.left < right && top < over.bottom && over.top < bottom;
        return isMet && one.checkVisibility() && !one.closest("#toasts, [aria-hidden=true]");
      })
      .map(({ textContent }) => textContent);
  });

test("on a phone a notice of a failure covers no button, and no title of the dialog it is about", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/auth");
  await page.route("**/api/login", (route) => route.fulfill({ status: 401 }));
  await page.getByRole("textbox", { name: "Username" }).fill("nobody");
  await page.getByLabel("Password").fill("nothing in particular");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await toast(page).hover();
  await expect.poll(() => coveredBy(toast(page))).toEqual([]);
  await page.getByRole("tab", { name: "Register" }).click();
  await expect.poll(() => coveredBy(toast(page))).toEqual([]);

  await page.unroute("**/api/login");
  await signInAsOwner(page.request);
  await page.goto("/admin/loyalty");
  await page.route("**/api/loyalty/checkin", (route) => route.fulfill({ status: 500, body: "Not written." }));
  for (const height of [740, 620]) {
    await page.setViewportSize({ width: 360, height });
    await page.getByRole("button", { name: "Manual Check-in" }).click();
    await page.getByRole("textbox", { name: "Phone number or code" }).fill("702 555 0199");
    await page.getByRole("button", { name: "Record Check-in" }).click();
    await toast(page).hover();
    await expect.poll(() => coveredBy(toast(page)), `${height} px high`).toEqual([]);
    await page.reload();
  }
  await page.request.post("/api/logout");
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
