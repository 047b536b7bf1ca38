import { expect, test } from "./support/visitor";

test("the lead of a page ends in no line of a word or two", async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/about", "/deals", "/faq"]) {
      await page.goto(path);
      const lead = page.locator(".page-header p.text-lead");
      const lines = await lead.evaluate((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        const ends = new Map<number, number>();
        for (const { bottom, right } of words.getClientRects()) ends.set(Math.round(bottom), right);
        return [...ends.values()].map((end) => end - node.getBoundingClientRect().left);
      });
      expect(lines.at(-1), `${path} at ${width} px`).toBeGreaterThan(Math.max(...lines) / 2);
    }
  }
});

test("no measure in the lead of a page is broken, however long its lines are", async ({ page }) => {
  await page.goto("/about");
  const lead = page.locator(".page-header p.text-lead").filter({ hasText: "21 and over" });
  const lines = await lead.evaluate((node) => {
    const kept = [...node.querySelectorAll("span")];
    return Array.from({ length: 100 }, (_, step) => {
      node.style.width = `${160 + 4 * step}px`;
      return Math.max(...kept.map((part) => part.getClientRects().length));
    });
  });
  expect(new Set(lines)).toEqual(new Set([1]));
});
