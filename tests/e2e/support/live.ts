import { test as base, expect, type Locator, type Page } from "@playwright/test";

/**
 * A public page's scripts are fetched after its first paint, which may come later than what a browser calls loaded:
 * waits until React listens. A page without scripts of the build is live as it is.
 */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[src^="/_next/static/"]') ||
      Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
}

/** Waits until React knows this element: parts of a page become live one after another, a form after its frame. */
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
