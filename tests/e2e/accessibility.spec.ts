import { routes } from "@/lib/routes";
import { expect, expectAccessible, test } from "@/tests/e2e/support/visitor";

const paths = [...Object.values(routes).map(({ path }) => path), "/no-such-page"];

for (const width of [360, 1280]) {
  test(`every public page is accessible in both themes and fits its width at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
  });
}
