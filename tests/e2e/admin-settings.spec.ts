import { expect, test } from "./support/office";

test.beforeEach(async ({ page }) => {
  await page.request.post("/api/settings/launch-date", { data: { launchDate: "" } });
});
test.afterEach(async ({ page }) => {
  await page.request.post("/api/settings/launch-date", { data: { launchDate: "" } });
});

test("the launch date can be saved as a day in Las Vegas and cleared", async ({ page }) => {
  const toasts = page.locator("[data-sonner-toast]");
  await page.goto("/admin/settings");
  await expect(page.getByText("7,000+ test customers")).toBeVisible();
  await expect(page.getByText("No launch date set")).toBeVisible();
  const missing = toasts.filter({ hasText: "No Date Selected" });
  await expect(async () => {
    await page.getByRole("button", { name: "Save Launch Date" }).click();
    await expect(missing).toContainText("Please select a launch date first", { timeout: 2_000 });
  }).toPass();
  await page.getByLabel("Launch date", { exact: true }).fill("2026-07-04");
  await page.getByRole("button", { name: "Save Launch Date" }).click();
  await expect(toasts.filter({ hasText: "Launch Date Saved" })).toBeVisible();
  await expect(page.getByText("Jul 4, 2026")).toBeVisible();
  const stored = await (await page.request.get("/api/settings/launch-date")).json();
  expect(stored).toEqual({ launchDate: "2026-07-04T07:00:00.000Z" });
  await page.getByRole("button", { name: "Clear Filter" }).click();
  await expect(toasts.filter({ hasText: "Launch Date Cleared" })).toBeVisible();
  await expect(page.getByText("No launch date set")).toBeVisible();
  await expect(page.getByLabel("Launch date", { exact: true })).toHaveValue("");
});
