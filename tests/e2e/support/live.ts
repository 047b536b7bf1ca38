import { expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "./staff";

/**
 * Waits until the page has hydrated: its scripts load after the first paint, which may be later than the load event. A
 * page without scripts counts as hydrated.
 */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[src^="/_next/static/"]') ||
      Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
}

/**
 * Waits until this element has hydrated, as parts of a page do one after another, a form after its frame, and until Next
 * follows the history, of which it replaces the methods a moment later.
 */
export async function untilHydrated(element: Locator): Promise<void> {
  const isKnown = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith("__reactProps")) &&
    Object.hasOwn(window.history, "pushState");
  await expect.poll(() => element.evaluate(isKnown)).toBe(true);
}

/** Waits until nothing moves any more, and the frames are drawn in which effects of the last event run. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // What moves for ever has no end to wait for.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  });
}

/** Playwright's test, with pages whose `goto` and `reload` end when the page can be used. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      const response = await goto.apply(page, args);
      await untilLive(page);
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload.apply(page, args);
      await untilLive(page);
      return response;
    };
    await use(page);
  },
});

export { expect };

/** For tests of what moves, and of pages while something does (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
