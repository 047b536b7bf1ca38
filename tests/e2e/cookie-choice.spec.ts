import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/live";

declare global {
  interface Window {
    /** Timers of exactly a second that were set; of the pages here only the banner's is one. */
    secondsWaited?: number;
  }
}

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("ageVerified", new Date(Date.now() + 3_600_000).toISOString()),
  );
});

/** By which the page's clock goes on until the banner's timer is set. */
const STEP_MS = 10;

test("the banner appears after a second and not again after an answer", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) => {
      if (ms === 1_000) window.secondsWaited = (window.secondsWaited ?? 0) + 1;
      return wait(run, ms, ...rest);
    }) as typeof window.setTimeout;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const isThere = page.waitForEvent("domcontentloaded");
  const isLive = page.goto("/faq");
  await isThere;
  // A page whose clock stands does not become live.
  const steps = async () => {
    await page.clock.runFor(STEP_MS);
    return page.evaluate(() => window.secondsWaited);
  };
  await expect.poll(steps, { intervals: [20] }).toBe(1);
  await isLive;
  await page.clock.runFor(999 - STEP_MS);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(STEP_MS + 1);
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole("button", { name: "Accept" }).click();
  expect(await stored(page)).toBe("accepted");
  await expect(page.getByRole("main")).toBeFocused();
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole("contentinfo")).toContainText("Optional cookies: accepted");
  await page.clock.runFor(5_000);
  expect(await page.evaluate(() => window.secondsWaited)).toBeUndefined();
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
