import { untilHydrated } from "./support/live";
import { expect, test } from "./support/visitor";

test("Back from another page returns to the page with the place jumped to", async ({ page }) => {
  await page.goto("/faq");
  const main = page.getByRole("main");
  await untilHydrated(main.locator("summary").first());
  await main.locator("a[href='#store-policies']").click();
  await expect(page).toHaveURL(/\/faq#store-policies$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq#store-policies$/);
  await expect(page).toHaveTitle(/^Frequently/);
  await expect(main.getByRole("heading", { name: "Store Policies" })).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveTitle(/^About/);
});

test("links of the not-found page, its header's too, lead to the pages they name", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/no-such-page");
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(title).toHaveText(/rewards/i);
  await page.goBack();
  await expect(title).toHaveText("404 - Page Not Found");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(title).toHaveText(/takes\s+its time/);
});

test("a link to the address in view scrolls to its place again", async ({ page }) => {
  const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const links = page.getByRole("contentinfo");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/loyalty#check-status");
  const rewards = page.locator("[data-reach-bar]").getByRole("link", { name: "Rewards" });
  await untilHydrated(rewards);
  await toTheEnd();
  await expect(page.locator("#check-status")).not.toBeInViewport();
  await rewards.click();
  await expect(page.locator("#check-status")).toBeInViewport();
  await page.goto("/about");
  await untilHydrated(links.getByRole("link", { name: "About" }));
  await toTheEnd();
  await links.getByRole("link", { name: "About" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
