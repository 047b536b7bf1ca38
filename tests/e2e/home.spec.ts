import { test as firstVisit } from "./support/live";
import { expect, test } from "./support/visitor";

test("the home page leads to the rewards check, the directions, each category and the deals", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("rewards journey");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Check Rewards Status" })).toHaveAttribute(
    "href",
    "/loyalty#check-status",
  );
  await expect(main.getByRole("link", { name: "Get Directions" })).toHaveAttribute("href", "/contact#map");
  const categories = page.getByRole("region", { name: "On the shelves" });
  await expect(categories.getByRole("heading", { level: 3 })).toHaveText([
    "Hookahs",
    "Bongs",
    "Pipes",
    "E-cigs",
    "Vapes",
    "Additional",
  ]);
  await expect(categories.getByRole("link", { name: "View All Products" })).toHaveAttribute(
    "href",
    "/inventory",
  );
  await test.step("Browse on a category opens the inventory with that category", async () => {
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: "Bongs", exact: true }) });
    const count = /\d+/.exec((await card.getByText(/\d+ products/).textContent()) ?? "")?.[0];
    await card.getByRole("link", { name: "Browse Bongs" }).click();
    await expect(page).toHaveURL(/\/inventory\?category=Bongs$/);
    await expect(page.getByRole("status").filter({ hasText: `of ${count} product` })).toBeVisible();
  });
  await page.goBack();
  await main.getByRole("link", { name: "See Member Deals" }).click();
  await expect(page).toHaveURL(/\/deals$/);
});

firstVisit("no third-party request is made before consent", async ({ page, baseURL }) => {
  const outside: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  await page.goto("/");
  await page.getByRole("button", { name: /^Yes/ }).click();
  const accept = page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "Accept" });
  await expect(accept).toBeVisible();
  expect(outside).toEqual([]);
  await accept.click();
  await expect.poll(() => outside).toContain("https://widget.example/shop.js");
});

firstVisit("a first visit takes at most 18 requests and 230 KiB, and none fails", async ({ page }) => {
  const refused: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!response.ok()) refused.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => refused.push(`${request.failure()?.errorText} ${request.url()}`));
  page.on("requestfinished", (request) => {
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const bytes = await Promise.all(sizes);
  expect(refused).toEqual([]);
  expect(bytes.length).toBeLessThanOrEqual(18);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(230 * 1024);
});
