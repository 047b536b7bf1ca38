import type { Page } from "@playwright/test";

/** Requests to these addresses wait until the function it returns is called. */
export async function holdBack(page: Page, glob: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
