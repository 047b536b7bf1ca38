import type { Page } from "@playwright/test";

/** Requests to these addresses, of one method or of all, wait until the function it returns is called. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  method?: "GET" | "POST",
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    await released;
    await route.continue();
  });
  return release;
}
