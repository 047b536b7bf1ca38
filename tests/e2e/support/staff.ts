import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";

/** Signs the request context in as the practice shop's owner. */
export async function signInAsOwner(request: APIRequestContext): Promise<void> {
  const { username, password } = DEMO_ADMIN;
  const answer = await request.post("/api/login", { data: { username, password } });
  if (!answer.ok()) throw new Error(`The owner could not sign in: ${answer.status()} ${await answer.text()}`);
}

/** The Cookie header that this request context sends. */
export async function cookieOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/**
 * Playwright's test, with the practice shop's owner beside its page. Signing out at the end leaves the ten sessions an
 * account may have to tests that still run.
 */
export const test = base.extend<{ owner: APIRequestContext }>({
  owner: async ({ playwright, baseURL }, use) => {
    const owner = await playwright.request.newContext({ baseURL });
    await signInAsOwner(owner);
    await use(owner);
    await owner.post("/api/logout");
    await owner.dispose();
  },
});

export { expect };

/** Presses a button until its dialog opens, because a new page may not have hydrated yet. */
export async function openByButton(page: Page, name: string): Promise<void> {
  const dialog = page.locator("[data-slot$=-content][data-state=open]").first();
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole("button", { name }).first().click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
}
