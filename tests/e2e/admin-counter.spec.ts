import { reachableMembers } from "./support/members";
import { expect, test, toast } from "./support/office";
import { openByButton } from "./support/staff";

/** Whether a tap on the middle of an element meets it. */
function isReached(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test("a person found by the search opens over the filter that was set, and c checks in whose panel it is", async ({
  page,
}) => {
  const [{ digits, firstName }] = await reachableMembers(page.request);
  await page.goto("/admin/customers?filter=opted-in&sort=visits");
  await openByButton(page, "Search everything");
  await page.getByRole("combobox").last().fill(digits);
  const panel = page.getByRole("dialog").filter({ hasText: firstName });
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/\?filter=opted-in&sort=visits&person=/);
  await expect(panel).toBeVisible();
  const checkin = page.getByRole("dialog", { name: "Manual Check-in" });
  await page.keyboard.press("c");
  await expect(checkin.getByText(/visits? so far/)).toBeVisible();
  await expect(checkin).toContainText(firstName);
  await page.keyboard.press("Escape");
  await expect(checkin).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\?filter=opted-in&sort=visits$/);
});

test("an idle screen shows what the schedule syncs when staff come back to it", async ({ page }) => {
  const run = { kind: "orders", trigger: "schedule", read: 120, expected: 500 };
  let status = "running";
  await page.route("**/api/admin/sync/runs", (route) => route.fulfill({ json: [{ ...run, status }] }));
  await page.goto("/admin/customers");
  const button = page.getByRole("button", { name: "Sync Clover" });
  await expect(button).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText("Syncing Orders")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText("120 of 500 read")).toBeVisible();
  await expect(button).toHaveCount(0);
  status = "done";
  await expect(page.getByText("Syncing Orders")).toHaveCount(0);
  await expect(button).toBeVisible();
});

test("on a phone a failure leaves the buttons of the form within reach", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/deals");
  await openByButton(page, "Create Deal");
  const dialog = page.getByRole("dialog", { name: "Create Deal" });
  await dialog.getByRole("textbox", { name: "Title" }).fill("Beakers");
  await dialog.getByLabel("Description").fill("At the counter.");
  await dialog.getByLabel("Start date").fill("2026-01-02T09:00");
  await dialog.getByLabel("End date").fill("2099-01-04T21:00");
  await page.route("**/admin/deals", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  const submit = dialog.getByRole("button", { name: "Create Deal" });
  await submit.click();
  await expect(toast(page, "Failed to Create Deal")).toBeVisible();
  // It slides in.
  await page.locator("[data-sonner-toast]").hover();
  for (const button of [submit, dialog.getByRole("button", { name: "Close" })])
    expect(await button.evaluate(isReached)).toBe(true);
});
