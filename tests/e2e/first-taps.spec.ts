import type { Page } from "@playwright/test";
import { untilHydrated } from "./support/live";
import { expect, test } from "./support/visitor";

/** A page whose `goto` does not wait for hydration, which is what these tests are about. */
const untouchedPage = (page: Page): Promise<Page> => page.context().newPage();

/** Holds the scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

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

for (const [path, label, typed] of [
  ["/contact", "Message", "Do you carry 14 mm downstems?"],
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
