import { routes } from "@/lib/routes";
import { expect, test } from "@/tests/e2e/support/visitor";

test("Next.js starts in a task of its own, after the empty script it was given to wait for", async ({
  page,
}) => {
  await page.goto(routes.home.path);
  expect(await page.evaluate(() => window.__next_s?.length)).toBe(1);
  expect(await page.evaluate(() => document.head.querySelectorAll("script:not([src]):empty").length)).toBe(1);
});

test("a browser that has the page is told so, and the page is sent compressed", async ({ request }) => {
  const { etag = "" } = (await request.get(routes.faq.path)).headers();
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  const again = await request.get(routes.faq.path, { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  await expect(async () => {
    const headers = (await request.get(routes.faq.path)).headers();
    expect(headers["content-encoding"]).toBe("br");
    expect(headers.vary).toContain("Accept-Encoding");
  }).toPass();
});

test("what the first paint left out is laid out soon, without a scroll", async ({ page }) => {
  await page.goto(routes.inventory.path);
  await expect(page.locator("html")).toHaveAttribute("data-layout", "whole");
  const left = await page
    .locator(".band-later, .tile-later")
    .evaluateAll((pieces) =>
      pieces.filter((piece) => getComputedStyle(piece).contentVisibility !== "visible"),
    );
  expect(left).toEqual([]);
});

for (const how of ["asked for by its place", "come back to"]) {
  test(`a page that is ${how} is laid out whole before its scripts`, async ({ context }) => {
    const page = await context.newPage();
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(how === "come back to" ? routes.contact.path : `${routes.contact.path}#map`);
    if (how === "come back to") {
      await expect(page.locator("html")).not.toHaveAttribute("data-layout");
      await page.reload();
    }
    await expect(page.locator("html")).toHaveAttribute("data-layout", "whole");
  });
}
