import type { Page } from "@playwright/test";
import { holdBack } from "./support/hold-back";
import { untilHydrated } from "./support/live";
import { search } from "./support/shelf";
import { expect, test } from "./support/visitor";

const from = (page: Page) => page.getByLabel("Price from $");
const to = (page: Page) => page.getByLabel("Price to $");
/** Longer than the form waits for the next letter. */
const PAUSE_MS = 800;

test("prices stay as typed while the other is typed, and are swapped when the field is left", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/inventory");
  await test.step("the minimum stays while a longer maximum is typed after it", async () => {
    await from(page).fill("50");
    await expect(page).toHaveURL(/\?min=50$/);
    await to(page).pressSequentially("1");
    await page.clock.runFor(PAUSE_MS);
    await expect(from(page)).toHaveValue("50");
    await to(page).pressSequentially("20");
    await expect(page).toHaveURL(/\?min=50&max=120$/);
    await expect(from(page)).toHaveValue("50");
    await expect(to(page)).toHaveValue("120");
  });
  await test.step("a reversed range is swapped in the form too, when its field is left", async () => {
    await from(page).fill("");
    await to(page).fill("20");
    await expect(page).toHaveURL(/\?max=20$/);
    await from(page).fill("50");
    await page.clock.runFor(PAUSE_MS);
    await expect(from(page)).toHaveValue("50");
    await expect(page).toHaveURL(/\?max=20$/);
    await from(page).blur();
    await expect(page).toHaveURL(/\?min=20&max=50$/);
    await expect(from(page)).toHaveValue("20");
    await expect(to(page)).toHaveValue("50");
  });
  await test.step("Enter applies and swaps a reversed range at once", async () => {
    await from(page).fill("90");
    await from(page).press("Enter");
    await expect(page).toHaveURL(/\?min=50&max=90$/);
    await expect(from(page)).toHaveValue("50");
    await expect(to(page)).toHaveValue("90");
  });
});

test("what is typed into a price and is none adds no step to undo", async ({ page }) => {
  await page.clock.install();
  await page.goto("/faq");
  await page.goto("/inventory");
  await untilHydrated(from(page));
  const steps = await page.evaluate(() => history.length);
  await from(page).fill("a");
  await page.clock.runFor(PAUSE_MS);
  await expect(page.getByRole("alert").getByText("That is not a price we can read")).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test("a price that cannot be read is reported for as long as it is in the form", async ({ page }) => {
  const problem = page.getByRole("alert").getByText("That is not a price we can read");
  await page.goto("/inventory");
  for (const leave of [() => from(page).fill("30"), () => page.getByLabel("In stock").check()]) {
    await from(page).fill("20");
    await expect(page).toHaveURL(/\?min=20$/);
    await from(page).fill("20 usd");
    await expect(page).toHaveURL(/\/inventory$/);
    await expect(problem).toBeVisible();
    await expect(from(page)).toHaveAttribute("aria-invalid", "true");
    await expect(to(page)).not.toHaveAttribute("aria-invalid");
    await leave();
    await expect(problem).toHaveCount(0);
    await expect(from(page)).not.toHaveAttribute("aria-invalid");
  }
  await expect(from(page)).toHaveValue("");
});

test("Back takes a price out of its field too, where the focus still is", async ({ page }) => {
  await page.goto("/inventory");
  await from(page).fill("20");
  await expect(page).toHaveURL(/\?min=20$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory$/);
  await expect(from(page)).toBeFocused();
  await expect(from(page)).toHaveValue("");
  await page.goForward();
  await expect(from(page)).toHaveValue("20");
});

for (const [what, field, text] of [
  ["a search", search, "beaker"],
  ["a price", from, "50"],
] as const) {
  test(`a link followed right after ${what} is typed leads where it says`, async ({ page }) => {
    const release = await holdBack(page, /\/deals\?.*_rsc=/);
    await page.clock.install();
    await page.goto("/inventory");
    await field(page).focus();
    // In one go, because a slow machine takes longer from a letter to a click than the search waits.
    await field(page).evaluate((_box, typed) => {
      document.execCommand("insertText", false, typed);
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/deals"]');
      link?.focus();
      link?.click();
    }, text);
    await page.clock.runFor(PAUSE_MS);
    release();
    await expect(page).toHaveURL(/\/deals$/);
    await page.clock.runFor(PAUSE_MS);
    await expect(page).toHaveURL(/\/deals$/);
    // The link is also prefetched, and an answer that is still held back would fail the test.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
