import { test as base, expect, type Locator, type Page } from "@playwright/test";

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

/** Waits until this element has hydrated: parts of a page hydrate one after another, a form after its frame. */
export async function untilHydrated(element: Locator): Promise<void> {
  const isKnown = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => element.evaluate(isKnown)).toBe(true);
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
