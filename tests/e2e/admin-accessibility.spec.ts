import type { Page } from "@playwright/test";
import { adminScreens, knownOf } from "./support/admin-openings";
import { fakeCamera } from "./support/camera";
import { test } from "./support/office";
import { DESKTOP, expectSoundAtEveryWidth } from "./support/visitor";

test.use(fakeCamera());
// With a camera these tests have workers of their own, at the end of the run: both are to have some.
test.describe.configure({ mode: "parallel" });

const DIALOG = '[data-slot$="-content"][data-state="open"]';

/** Opens all disclosures, and the rows of lists that a tap opens on a phone, so that the whole screen is checked. */
async function unfoldAll(page: Page): Promise<void> {
  await page.locator("main").waitFor();
  await page.locator("main details:not([open])").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  await page.locator("li[data-row]").evaluateAll((all) => {
    for (const row of all) row.toggleAttribute("data-open", true);
  });
}

for (const { path, openings = [] } of adminScreens) {
  test(`${path} and its panels are accessible in both themes and fit three widths`, async ({ page }) => {
    test.setTimeout(240_000);
    const known = await knownOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await unfoldAll(page);
    await expectSoundAtEveryWidth(page);
    for (const { name, address, open, isNarrowOnly, isOnTop } of openings) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: isNarrowOnly ? 360 : DESKTOP, height: 900 });
        if (!isOnTop) await page.goto(address?.(known) ?? path);
        await open?.(page, known);
        await page.locator(DIALOG).first().waitFor();
        await expectSoundAtEveryWidth(page, { within: DIALOG, isNarrowOnly });
      });
    }
  });
}
