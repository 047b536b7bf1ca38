import type { Page } from "@playwright/test";
import { withMotion } from "@/tests/e2e/support/live";
import { expect, test } from "@/tests/e2e/support/visitor";

test.use(withMotion);

const toast = (page: Page) => page.locator("[data-sonner-toast]");

async function provoke(page: Page): Promise<void> {
  await page.goto("/contact");
  await page.route("**/api/contact", (route) => route.abort());
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Dana Rivers");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("dana@example.com");
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Are you open today?");
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
