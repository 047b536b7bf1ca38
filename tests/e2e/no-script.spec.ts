import { expect, type Locator, type Page, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

const FORMS = [
  ["/", "This look-up needs JavaScript. At the counter your number is enough."],
  ["/deals", "This box needs JavaScript. Without it, look here or ask at the counter."],
  ["/loyalty", "This look-up needs JavaScript. At the counter your number is enough."],
  ["/contact", "This form needs JavaScript. Without it, please call us or come by."],
  ["/auth", "Signing in needs JavaScript."],
] as const;

const gate = (page: Page) => page.getByRole("dialog", { name: "Are you 21 or older?", includeHidden: true });

/** In the page, because a script would show or use it, and shown by none. */
async function expectHeldBack(thing: Locator, what: string): Promise<void> {
  await expect(thing, what).toBeAttached();
  await expect(thing, what).toBeHidden();
}

test("without JavaScript no gate hides a page, each form offers an alternative, and reviews are linked", async ({
  page,
}) => {
  for (const [path, words] of FORMS) {
    await page.goto(path);
    await expect(page.locator("p", { hasText: words }), path).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expectHeldBack(gate(page), path);
  }
  for (const path of ["/", "/events", "/reviews"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Read them on Google Maps" }), path).toBeVisible();
    await expectHeldBack(page.locator("main [aria-busy=true] .animate-breathe").first(), path);
  }
  await expectHeldBack(page.locator("main").getByText("Reading the reviews"), "/reviews");
});

test("without JavaScript no inert button is shown, and the footer lists the pages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/deals");
  for (const name of ["Open menu", "Switch between light and dark theme", "View Deal", "Show All Deals"]) {
    await expect(page.getByRole("button", { name, exact: true }), name).toHaveCount(0);
    const unseen = page.getByRole("button", { name, exact: true, includeHidden: true });
    await expectHeldBack(unseen.first(), name);
  }
  // Nobody can open its details.
  const words = page.getByRole("article").first().locator("p.text-muted-foreground");
  await expect(words).toHaveCSS("-webkit-line-clamp", "none");
  await page.getByRole("link", { name: "All pages" }).click();
  await expect(page).toHaveURL(/#site-links$/);
  await expect(page.getByRole("navigation", { name: "The shop", exact: true })).toBeInViewport();
});
