import type { Page } from "@playwright/test";
import { adminScreens, knownOf } from "./support/admin-openings";
import { fakeCamera } from "./support/camera";
import { test } from "./support/office";
import { expectRoomForDoubledText, expectRoomForSpacedText } from "./support/text-spacing";
import { DESKTOP, expect, expectAccessible, expectSoundAtEveryWidth, setLetterSize } from "./support/visitor";

test.use(fakeCamera());
// With a camera these tests have workers of their own, at the end of the run: both are to have some.
test.describe.configure({ mode: "parallel" });

/** In pixels. */
const USUAL_LETTERS = 16;
const DIALOG = '[data-slot$="-content"][data-state="open"]';

/** Opens all disclosures, and the rows of lists that a tap opens on a phone, so that the whole screen is checked. */
async function unfoldAll(page: Page): Promise<void> {
  await page.locator("main").waitFor();
  await page.locator("main details:not([open])").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  await page.locator("[data-row]:has([data-row-toggle])").evaluateAll((all) => {
    for (const row of all) row.toggleAttribute("data-open", true);
  });
}

/** Leaves the screen as it was loaded, so that what opens next needs no load of its own. */
async function closeDialogs(page: Page): Promise<void> {
  const discard = page.getByRole("alertdialog").getByRole("button", { name: "Discard" });
  await expect(async () => {
    if (await discard.isVisible()) await discard.click({ timeout: 2_000 });
    else if ((await page.locator(DIALOG).count()) > 0) await page.keyboard.press("Escape");
    await expect(page.locator(DIALOG)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

for (const { path, openings = [] } of adminScreens) {
  test(`${path} and its panels are accessible in both themes and fit three widths`, async ({ page }) => {
    test.setTimeout(240_000);
    const known = await knownOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await expectRoomForDoubledText(page);
    await setLetterSize(page, USUAL_LETTERS);
    await expectRoomForSpacedText(page);
    // Rows are what a thumb meets first, and closed ones have targets of other sizes. Still as wide as a phone.
    await expectAccessible(page);
    await unfoldAll(page);
    await expectSoundAtEveryWidth(page);
    for (const { name, address, open, isNarrowOnly, isOnTop } of openings) {
      await test.step(name, async () => {
        if (!address && !isOnTop) await closeDialogs(page);
        await page.setViewportSize({ width: isNarrowOnly ? 360 : DESKTOP, height: 900 });
        if (address) await page.goto(address(known));
        await open?.(page, known);
        await page.locator(DIALOG).first().waitFor();
        await expectSoundAtEveryWidth(page, { within: DIALOG, isNarrowOnly });
      });
    }
  });
}
