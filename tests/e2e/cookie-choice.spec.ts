import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/live";

declare global {
  interface Window {
    /** In milliseconds since the page was asked for. */
    bannerCameAt?: number;
  }
}

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("ageVerified", new Date(Date.now() + 3_600_000).toISOString()),
  );
});

test("the banner appears after a second and not again after an answer", async ({ page }) => {
  // Noted in the page: a busy machine may be slower than a second to look.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("[data-cookie-banner]")) window.bannerCameAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/faq");
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => window.bannerCameAt)).toBeGreaterThan(1_000);
  await banner(page).getByRole("button", { name: "Accept" }).click();
  expect(await stored(page)).toBe("accepted");
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await page.waitForTimeout(1600);
  await expect(banner(page)).toBeHidden();
});

for (const name of ["Decline", "Close and decline cookies"]) {
  test(`"${name}" stores declined`, async ({ page }) => {
    await page.goto("/faq");
    await banner(page).getByRole("button", { name, exact: true }).click();
    expect(await stored(page)).toBe("declined");
    await expect(page.getByRole("contentinfo")).toContainText("Optional cookies: declined");
  });
}

test("Global Privacy Control counts as declined after an earlier accept, as the footer and the banner say", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
    localStorage.setItem("cookieConsent", "accepted");
  });
  await page.goto("/faq");
  await expect(page.getByRole("contentinfo")).toContainText("declined (Global Privacy Control honored");
  await expect(banner(page)).toContainText("Opt-out signal honored");
  await banner(page).getByRole("button", { name: "OK", exact: true }).click();
  expect(await stored(page)).toBe("declined");
});

test("on a phone the banner does not cover the home page's actions", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 670 });
  await page.goto("/");
  await banner(page).evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  const shown = await banner(page).boundingBox();
  const action = await page.getByRole("link", { name: "Check Rewards Status" }).boundingBox();
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
});
