import { test as base, expect, type Page } from "@playwright/test";

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
