import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { untilHydrated } from "./live";

/**
 * Presses a button that reads the register until `done` is shown: while another test or the schedule is reading, the
 * button says so.
 */
export async function pressSync(
  page: Page,
  name: string,
  done: Locator,
  { tryMs = 30_000 } = {},
): Promise<void> {
  const button = page.getByRole("button", { name });
  await untilHydrated(button);
  await expect(async () => {
    await button.click({ timeout: tryMs });
    await expect(done).toBeVisible({ timeout: tryMs });
  }).toPass({ timeout: 180_000 });
}

/** Reads one kind from the register, as soon as nobody else does. */
export async function syncKind(
  request: APIRequestContext,
  kind: "inventory" | "customers",
  { withinMs = 60_000 } = {},
): Promise<void> {
  await expect(async () => {
    expect((await request.post(`/api/clover/sync/${kind}`)).status()).toBe(200);
  }).toPass({ timeout: withinMs });
}

/** Reads products, customers and orders by the dashboard's button. */
export async function syncAll(page: Page): Promise<void> {
  await page.goto("/admin");
  await pressSync(page, "Sync with Clover", page.getByText(/^Successfully synced orders/), { tryMs: 60_000 });
}

/** Makes visits of the sales that were read. */
export async function backfillVisits(page: Page): Promise<void> {
  await page.goto("/admin/customers");
  await page.getByRole("button", { name: "Backfill Visits" }).click();
  await expect(page.getByText("Migration Complete")).toBeVisible({ timeout: 60_000 });
}
