import type { Page } from "@playwright/test";
import { holdBack } from "./support/hold-back";
import { untilHydrated } from "./support/live";
import { expect, test } from "./support/visitor";

/** A page whose `goto` does not wait for hydration, which is what these tests are about. */
const untouchedPage = (page: Page): Promise<Page> => page.context().newPage();

const holdScripts = (page: Page) => holdBack(page, "**/_next/static/**/*.js");

test("the menu tapped before hydration opens after it", async ({ page: waiting }) => {
  const page = await untouchedPage(waiting);
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("the Register tab tapped before hydration is shown after it", async ({ page: waiting }) => {
  const page = await untouchedPage(waiting);
  const release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Register" }).click();
  release();
  await expect(page.getByRole("tabpanel", { name: "Register" })).toBeVisible();
});

test("View Deal tapped before hydration opens the deal after it", async ({ page: waiting }) => {
  const page = await untouchedPage(waiting);
  const release = await holdScripts(page);
  await page.goto("/deals", { waitUntil: "commit" });
  await page.getByRole("button", { name: "View Deal" }).first().click();
  release();
  await expect(page.getByRole("dialog").filter({ hasText: "Redeem in store" })).toBeVisible();
});

test("what is tapped while parts of the page are hydrated is carried out once", async ({ page }) => {
  // The page asks for the replay last; here it does when the test lets it.
  await page.addInitScript(() => {
    let replay: (() => void) | undefined;
    Object.defineProperty(window, "replayEarlyTap", {
      get: () => () => window.addEventListener("hydrated", () => replay?.()),
      set: (set) => {
        replay = set;
      },
    });
  });
  const endHydration = () => page.evaluate(() => window.dispatchEvent(new Event("hydrated")));
  const entries = () => page.evaluate(() => window.history.length);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/deals");
  const toggle = page.getByRole("button", { name: "Switch between light and dark theme" });
  await untilHydrated(toggle);
  await toggle.click();
  await endHydration();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.goto("/deals");
  const view = page.getByRole("button", { name: "View Deal" }).first();
  await untilHydrated(view);
  const before = await entries();
  await view.click();
  await endHydration();
  await expect(page.getByRole("dialog").filter({ hasText: "Redeem in store" })).toBeVisible();
  expect(await entries()).toBe(before + 1);
});

test("before hydration an accordion opens and the theme is switched, and both stay so after it", async ({
  page: waiting,
}) => {
  const page = await untouchedPage(waiting);
  await page.emulateMedia({ colorScheme: "light" });
  const release = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  const group = page.locator("details").filter({ hasText: "How old do I have to be" });
  await group.locator("summary").click();
  await expect(group).toHaveAttribute("open");
  await page.getByRole("button", { name: "Switch between light and dark theme" }).click();
  release();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await untilHydrated(group);
  await expect(group).toHaveAttribute("open");
  await expect(group.getByText("Nevada law requires")).toBeVisible();
});

test("filters chosen before hydration are applied after it", async ({ page: waiting }) => {
  const page = await untouchedPage(waiting);
  const release = await holdScripts(page);
  await page.goto("/inventory", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Sort products" }).selectOption({ label: "Newest" });
  await page.getByText("In stock", { exact: true }).first().click();
  release();
  await expect(page).toHaveURL(/sort=/);
  await expect(page).toHaveURL(/stock=in/);
});

test("a category tapped as the page is hydrated, before Next follows the history, is shown", async ({
  page,
}) => {
  await page.goto("/inventory");
  const bongs = page
    .getByRole("navigation", { name: "Product categories" })
    .getByRole("link", { name: /^Bongs/ });
  await untilHydrated(bongs);
  await page.evaluate(() => {
    // Back to the browser's own, as they are until Next's first effects have run.
    Reflect.deleteProperty(window.history, "pushState");
    Reflect.deleteProperty(window.history, "replaceState");
  });
  await bongs.click();
  await expect(bongs).toHaveAttribute("aria-current", "true");
});

test("on a phone, filters chosen and a category followed before hydration both apply", async ({
  page: waiting,
}) => {
  const page = await untouchedPage(waiting);
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto("/inventory", { waitUntil: "commit" });
  await page.getByText("Sort and filter").click();
  await page.getByRole("checkbox", { name: "In stock" }).check();
  await page.getByRole("textbox", { name: "Price from $" }).fill("20");
  const link = page
    .getByRole("navigation", { name: "Product categories" })
    .getByRole("link", { name: /^Bongs/ });
  await link.click({ noWaitAfter: true });
  await expect(page).toHaveURL("/inventory?category=Bongs&min=20&stock=in");
  release();
  await expect(link).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("checkbox", { name: "In stock" })).toBeChecked();
});

for (const [path, label, typed] of [
  ["/auth", "Username", "dana.rivers"],
  ["/loyalty", "Phone number", "702 555 0133"],
] as const) {
  test(`text typed on ${path} before hydration is kept`, async ({ page: waiting }) => {
    const page = await untouchedPage(waiting);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const field = page.getByRole("textbox", { name: label, exact: true });
    await field.fill(typed);
    release();
    await untilHydrated(field);
    await expect(field).toHaveValue(typed);
  });
}

test("a message submitted before hydration is validated after it, and its text is kept", async ({
  page: waiting,
}) => {
  const page = await untouchedPage(waiting);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const message = page.getByRole("textbox", { name: "Message", exact: true });
  await message.fill("Do you carry 14 mm downstems?");
  await page.getByRole("button", { name: "Send Message" }).click();
  release();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await expect(message).toHaveValue("Do you carry 14 mm downstems?");
});
