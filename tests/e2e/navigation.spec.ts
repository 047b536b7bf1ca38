import { expect, test } from "./support/visitor";

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
