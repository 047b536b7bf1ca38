import type { Locator } from "@playwright/test";
import { expect } from "./live";

/** WCAG 2.2, 2.5.8 without its exception for links in sentences: a thumb at the counter does not know of it. */
const SIDE = 24;

/** Each link can be hit anywhere in a rectangle around its middle, 24 pixels wide and `height` high. */
export async function expectLargeTargets(links: Locator, height = SIDE): Promise<void> {
  await expect(links.first()).toBeVisible();
  const small = await links.evaluateAll(
    (all, [beside, above]) =>
      all
        .filter((link) => {
          link.scrollIntoView({ block: "center" });
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const edges = [
            [x - beside, y],
            [x + beside, y],
            [x, y - above],
            [x, y + above],
          ] as const;
          return !edges.every(([at, down]) => link.contains(document.elementFromPoint(at, down)));
        })
        .map(({ textContent }) => textContent),
    [SIDE / 2 - 0.5, height / 2 - 0.5] as const,
  );
  expect(small).toEqual([]);
}
