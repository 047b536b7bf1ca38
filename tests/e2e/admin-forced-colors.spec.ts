import type { Locator } from "@playwright/test";
import { expect, test } from "./support/office";
import { openByButton } from "./support/staff";

/** The colors of what is drawn there, of its own or of a part that a style sheet adds. */
const groundOf = (place: Locator, part?: "::before") =>
  place.evaluate((node, of) => getComputedStyle(node, of).backgroundColor, part);

test("without the site's colors, what is chosen or switched on and the icons can be told", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/admin/inventory");
  const chips = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  expect(await groundOf(chips.first())).not.toBe(await groundOf(chips.nth(1)));
  const edit = page.locator(".row-actions > button").first();
  expect(await groundOf(edit, "::before")).not.toBe(await groundOf(page.locator("body")));

  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("bong");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  expect(await groundOf(options.first())).not.toBe(await groundOf(options.nth(1)));

  await page.goto("/admin/deals");
  await openByButton(page, "Create Deal");
  await page.getByRole("checkbox", { name: "Tuesday" }).check();
  const day = (name: string) => page.locator("label").filter({ hasText: name });
  expect(await groundOf(day("Tue"))).not.toBe(await groundOf(day("Wed")));
  const active = page.getByRole("switch", { name: "Active" });
  const on = await groundOf(active);
  expect(await groundOf(active.locator("span"))).not.toBe(on);
  await active.press("Space");
  expect(await groundOf(active)).not.toBe(on);
  expect(await groundOf(active.locator("span"))).not.toBe(await groundOf(active));
});
