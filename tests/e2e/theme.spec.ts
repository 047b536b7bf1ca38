import { settled, withMotion } from "./support/live";
import { expect, test } from "./support/visitor";

test.use(withMotion);

test("without motion the theme changes at once, and with it by transitions", async ({ page }) => {
  const transitions = () =>
    page.evaluate(() => {
      document.documentElement.classList.toggle("dark");
      document.documentElement.classList.toggle("light");
      return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
    });
  await page.goto("/deals");
  expect(await transitions()).toBeGreaterThan(0);
  await settled(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await transitions()).toBe(0);
});
