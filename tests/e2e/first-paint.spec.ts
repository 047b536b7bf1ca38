import { routes } from "@/lib/routes";
import { expect, test } from "@/tests/e2e/support/visitor";

test("Next.js starts in a separate task after an empty script", async ({ page }) => {
  await page.goto(routes.home.path);
  expect(await page.evaluate(() => window.__next_s?.length)).toBe(1);
  expect(await page.evaluate(() => document.head.querySelectorAll("script:not([src]):empty").length)).toBe(1);
});

test("a page is sent compressed, and a matching ETag is answered with 304", async ({ request }) => {
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

test("content skipped in the first paint is laid out soon after, without scrolling", async ({ page }) => {
  await page.goto(routes.inventory.path);
  await expect(page.locator("html")).toHaveAttribute("data-layout", "whole");
  const left = await page
    .locator(".band-later, .tile-later")
    .evaluateAll((pieces) =>
      pieces.filter((piece) => getComputedStyle(piece).contentVisibility !== "visible"),
    );
  expect(left).toEqual([]);
});

for (const how of ["opened at a hash", "reloaded"]) {
  test(`a page that is ${how} is laid out completely before its scripts`, async ({ context }) => {
    const page = await context.newPage();
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(how === "reloaded" ? routes.contact.path : `${routes.contact.path}#map`);
    if (how === "reloaded") {
      await expect(page.locator("html")).not.toHaveAttribute("data-layout");
      await page.reload();
    }
    await expect(page.locator("html")).toHaveAttribute("data-layout", "whole");
  });
}
