import { settled, untilHydrated, withMotion } from "./support/live";
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

test("the button changes the theme at once, also with motion", async ({ page }) => {
  await page.goto("/deals");
  const toggle = page.getByRole("button", { name: "Switch between light and dark theme" });
  await untilHydrated(toggle);
  const moving = await toggle.evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(moving).toBe(0);
  await settled(page);
  await expect(page.locator("html")).not.toHaveClass(/without-transitions/);
});

test("a dark page is printed in the ink of the light theme, with the answers that are folded", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("vite-ui-theme", "dark"));
  await page.goto("/faq");
  await expect(page.locator("html")).toHaveClass(/dark/);
  const answer = page.locator("details:not([open]) p").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  const ink = "rgb(28, 24, 48)";
  await expect(page.locator("body")).toHaveCSS("color", ink);
  // Dusk in both themes, and without its ground.
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCSS("color", ink);
  await expect(footer).toHaveCSS("background-image", "none");
});
