import type { Page } from "@playwright/test";
import { expect } from "./live";

/** Nothing that stays in view lies over what the keyboard comes to with this key (WCAG 2.4.11). */
export async function expectFocusInView(page: Page, key: "Tab" | "Shift+Tab", stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(":focus");
    const isInView = () =>
      focused.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        // A card at the end of a row may be in view only in part.
        const inView = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
        const hit = document.elementFromPoint(inView, (top + bottom) / 2);
        return node.contains(hit) || (hit?.contains(node) ?? false);
      });
    const at = `${await focused.textContent()} at ${page.viewportSize()?.height} px`;
    await expect.poll(isInView, at).toBe(true);
  }
}
