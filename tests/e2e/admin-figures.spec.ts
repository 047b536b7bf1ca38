import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/office";

/** With a finger, of which the browser makes the events that follow a tap. */
async function tapSecondColumn(page: Page, chart: Locator): Promise<void> {
  await chart.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: x + (1.5 * width) / 7, y: y + height / 2 };
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.synthesizeTapGesture", { ...at, gestureSourceType: "touch" });
}

test("a period can be chosen, its figures link to their rows, and a range of a hundred years works", async ({
  page,
}) => {
  await page.goto("/admin?days=7");
  await page.getByText("Show as a table").click();
  const table = page.getByRole("table", { name: "Figures by day" });
  await expect(table.getByRole("row")).toHaveCount(8);
  const chart = page.getByRole("slider", { name: "Revenue, day" });
  await chart.focus();
  const last = await chart.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowLeft");
  await expect(chart).not.toHaveAttribute("aria-valuetext", last ?? "");
  await chart.blur();
  await tapSecondColumn(page, chart);
  await expect(chart).toHaveAttribute("aria-valuenow", "2");
  const orders = Number(await table.getByRole("row").nth(2).getByRole("cell").nth(2).textContent());
  const numbers = table.getByRole("row").nth(2).getByRole("cell");
  await numbers.nth(4).getByRole("link").click();
  const panel = page.getByRole("dialog", { name: "New members" });
  await expect(panel.getByText(/: [\d,]+$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/admin\?days=7$/);
  await expect(table.getByRole("row")).toHaveCount(8);
  await numbers.nth(2).getByRole("link").click();
  await expect(page).toHaveURL(/orders\?from=(\d{4}-\d{2}-\d{2})&to=\1/);
  await expect(page.getByRole("heading", { name: /^Orders/, level: 2 })).toContainText(String(orders));
  await page.goto("/admin?from=1926-01-01&to=2026-01-01");
  await expect(page.getByText("A range has at most two years")).toBeVisible();
});

test("the bars and amounts of the weekdays are in line, also today's, which has no average", async ({
  page,
}) => {
  // There the links below the bars are high enough for a finger.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/admin?days=7");
  const weekdays = page.getByRole("region", { name: "Revenue by weekday" });
  await expect(weekdays.getByRole("link")).toHaveCount(6);
  const bars = weekdays.locator("dd > svg");
  await expect(bars).toHaveCount(7);
  const tops = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().top));
  expect(new Set(tops).size, `${tops}`).toBe(1);
  const texts = await weekdays.locator("dd").evaluateAll((all) =>
    all.map((amount) => {
      const range = document.createRange();
      range.selectNodeContents(amount.lastChild ?? amount);
      return range.getBoundingClientRect().top;
    }),
  );
  expect(new Set(texts).size, `${texts}`).toBe(1);
});
