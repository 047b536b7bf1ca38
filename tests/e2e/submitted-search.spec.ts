import type { Locator } from "@playwright/test";
import { search } from "./support/shelf";
import { expect, test } from "./support/visitor";

/** Right below what stays in view, and not behind it. */
async function expectBelow(bar: Locator, shown: Locator): Promise<void> {
  const distance = async () => {
    const [above, below] = await Promise.all([bar.boundingBox(), shown.boundingBox()]);
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(distance).toBeGreaterThan(0);
  expect(await distance()).toBeLessThan(100);
}

test("a submitted search brings what it found below the search box, and Back returns to where it was typed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/inventory");
  const said = page.locator("#browse").getByRole("status");
  const bar = page.getByRole("navigation", { name: "Product categories" });
  for (const [words, answer] of [
    ["grinder", /^Showing/],
    ["no such thing anywhere", /^No products found/],
  ] as const) {
    await search(page).fill(words);
    await search(page).press("Enter");
    await expect(page).toHaveURL(/q=/);
    await expect(said).toHaveText(answer);
    await expectBelow(bar, said);
    await expect(search(page)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await test.step("on a tablet with the row to sort it", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await search(page).fill("grinder");
    await search(page).press("Enter");
    await expect(said).toHaveText(/^Showing/);
    await expectBelow(bar, page.getByRole("combobox", { name: "Sort products" }));
  });
});
