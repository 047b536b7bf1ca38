import type { Locator } from "@playwright/test";
import { expect } from "./live";

/** WCAG 2.2, 2.5.8 without its exception for links in sentences: a thumb at the counter does not know of it. */
const HALF_SIDE = 24 / 2 - 0.5;

/** Each link can be hit anywhere in a square of 24 pixels around its middle. */
export async function expectLargeTargets(links: Locator): Promise<void> {
  await expect(links.first()).toBeVisible();
  const small = await links.evaluateAll(
    (all, half) =>
      all
        .filter((link) => {
          link.scrollIntoView({ block: "center" });
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const edges = [
            [x - half, y],
            [x + half, y],
            [x, y - half],
            [x, y + half],
          ] as const;
          return !edges.every(([at, down]) => link.contains(document.elementFromPoint(at, down)));
        })
        .map(({ textContent }) => textContent),
    HALF_SIDE,
  );
  expect(small).toEqual([]);
}
