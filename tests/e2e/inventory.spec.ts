import type { Page } from "@playwright/test";
import { holdBack } from "./support/hold-back";
import { untilHydrated } from "./support/live";
import { search } from "./support/shelf";
import { expect, structuredData, test } from "./support/visitor";

const PHONE = { width: 360, height: 740 };

const products = (page: Page) => page.getByRole("main").getByRole("article");
const category = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Product categories" }).getByRole("link", { name });
const warning = (page: Page) => page.getByRole("complementary", { name: "Nicotine warning" });
const total = async (page: Page) =>
  Number(
    /of ([\d,]+) product/
      .exec((await page.getByRole("status").first().textContent()) ?? "")?.[1]
      ?.replace(",", ""),
  );
const expectAll = async (page: Page, word: string) => {
  const names = await products(page).allTextContents();
  expect(names).not.toEqual([]);
  for (const name of names) expect(name.toLowerCase()).toContain(word);
};

test("without JavaScript the page shows the first 24 products and all text, or those of a category", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/inventory");
  await expect(page.locator("main article")).toHaveCount(24);
  await expect(page.locator("main")).toContainText("Care guide");
  await expect(page.locator("main")).toContainText("Stock last read");
  const data = await structuredData(page);
  const list = data.find((one) => one["@type"] === "ItemList") as {
    itemListElement: { item: { name: string } }[];
  };
  const named = list.itemListElement.map(({ item }) => item.name);
  expect(named.length).toBeGreaterThan(0);
  const shown = await page.locator("main article h3").allTextContents();
  expect(shown).toEqual(expect.arrayContaining(named));

  await page.goto("/inventory?category=Cleaning+%26+Care");
  const categories = await page.locator("main article > div p:first-child").allTextContents();
  expect(new Set(categories.filter((text) => !text.startsWith("$")))).toEqual(new Set(["Cleaning & Care"]));
  // A category has no path of its own.
  expect((await page.goto("/inventory/Bongs"))?.status()).toBe(404);

  await page.goto("/inventory");
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.locator("main article")).toHaveCount(48);
  await expect(page.locator("main article").nth(24)).toBeInViewport();

  await page.setViewportSize(PHONE);
  await page.goto("/inventory");
  await search(page).fill("beaker");
  await search(page).press("Enter");
  await expect(page).toHaveURL(/q=beaker/);
  await expect(products(page).first()).toBeInViewport({ ratio: 1 });
  await context.close();
});

test("the first product is on the second screen of a phone at the latest, where names break well, and on the first of a desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/inventory");
  const topOfFirst = async () => (await products(page).first().boundingBox())?.y;
  expect(await topOfFirst(), "on a desktop").toBeLessThan(800);
  await page.setViewportSize(PHONE);
  expect(await topOfFirst(), "on a phone").toBeLessThan(2 * 740);
  // Neither between a number and its unit nor within a short compound.
  for (const [query, kept] of [
    ["downstem", "14 mm"],
    ["tapestry", "60 x 80 in"],
    ["e-liquid", "E-Liquid"],
  ] as const) {
    await search(page).fill(query);
    const parts = products(page).locator("h3 span").filter({ hasText: kept });
    await expect(parts.first()).toHaveText(kept);
    const lines = await parts.evaluateAll((all) => all.map((part) => part.getClientRects().length));
    expect(new Set(lines), kept).toEqual(new Set([1]));
  }
});

test("a search filters while typing, is in the URL, is undone by Back, and can be retried when it failed", async ({
  page,
}) => {
  await page.goto("/inventory");
  await expect(products(page)).toHaveCount(24);
  const all = await total(page);
  await search(page).pressSequentially("  BEAKER ");
  await expect(page).toHaveURL(/[?&]q=BEAKER$/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await expectAll(page, "beaker");
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory$/);
  await expect.poll(() => total(page)).toBe(all);
  await expect(search(page)).toHaveValue("");
  await test.step("a failed request is reported and can be retried", async () => {
    await page.route("**/api/products?*", (route) => route.abort());
    await search(page).fill("grinder");
    await expect(page.getByRole("alert").getByText("The products did not load.")).toBeVisible();
    const again = page.getByRole("button", { name: "Try again" });
    await again.press("Enter");
    await expect(again).not.toHaveAttribute("aria-disabled", "true");
    await expect(again).toBeFocused();
    await page.unroute("**/api/products?*");
    await again.press("Enter");
    await expect(products(page).first()).toContainText(/grinder/i);
  });
});

test("text typed before hydration is searched for", async ({ page }) => {
  const release = await holdBack(page, "**/_next/static/chunks/*.js");
  const arrived = page.goto("/inventory");
  await search(page).fill("beaker");
  release();
  await arrived;
  await expect(products(page).first()).toContainText(/beaker/i);
  await expectAll(page, "beaker");
  expect(new URL(page.url()).search).toBe("?q=beaker");
});

/**
 * How many times slower this machine must be made so that it counts to fifty million in a second, as an old phone does.
 * A fixed rate would make a busy machine too slow for any time limit.
 */
async function rateOfSlowPhone(page: Page): Promise<number> {
  const ms = await page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let i = 0; i < 5e7; i += 1) sum += i;
    return sum > 0 ? performance.now() - began : 0;
  });
  return Math.min(20, Math.max(1, 1000 / ms));
}

test("letters typed on a slow phone stay, however late the list follows", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/inventory?shown=120");
  await untilHydrated(search(page));
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: await rateOfSlowPhone(page) });
  // Beside other work ten letters can take longer than an action may.
  await search(page).pressSequentially("glass bong", { delay: 300, timeout: 120_000 });
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page).toHaveURL(/q=glass\+bong/);
  await expect(search(page)).toHaveValue("glass bong");
});

test("a category shows as many products as its count, and the nicotine warning above nicotine products only", async ({
  page,
}) => {
  await page.goto("/inventory");
  await expect(warning(page)).toBeVisible();
  const link = category(page, /^Bongs/);
  const promised = Number(/\d+/.exec((await link.textContent()) ?? "")?.[0]);
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "true");
  await expect.poll(() => total(page)).toBe(promised);
  await expect(warning(page)).toBeHidden();
  // The address can be shared.
  await expect(page).toHaveURL(/\?category=Bongs$/);
  await page.reload();
  await expect.poll(() => total(page)).toBe(promised);
  await category(page, /^Vapes/).click();
  await expect(warning(page)).toBeVisible();
});

test("the browser keeps the whole query while the server reads the category only", async ({ page }) => {
  const query = "?category=Bongs&q=beaker&utm_source=mail";
  const expectView = async () => {
    await expect(search(page)).toHaveValue("beaker");
    await expect(category(page, /^Bongs/)).toHaveAttribute("aria-current", "true");
    await expect(products(page).first()).toContainText(/beaker/i);
    expect(new URL(page.url()).search).toBe(query);
  };
  // Redirected to the address without the slash.
  await page.goto(`/inventory/${query}`);
  await expectView();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expectView();
});

test("Load more adds 24, keeps the keyboard focus, survives a reload, and Back needs no other request", async ({
  page,
  context,
}) => {
  await page.goto("/inventory");
  const more = page.getByRole("button", { name: "Load more" });
  // Before that the form is sent by the browser, which loads the page.
  await untilHydrated(more);
  await more.press("Enter");
  await expect(products(page)).toHaveCount(48);
  await expect(more).toBeFocused();
  await expect(page).toHaveURL(/shown=48/);
  await page.reload();
  await expect(products(page)).toHaveCount(48);
  await untilHydrated(more);
  await test.step("the focus stays also while it loads and when a request failed", async () => {
    await page.route("**/api/products?*", (route) => route.abort());
    await more.press("Enter");
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again).toBeFocused();
    await page.unroute("**/api/products?*");
    await again.press("Enter");
    await expect(products(page)).toHaveCount(72);
    await expect(more).toBeFocused();
  });
  await test.step("Back shows what was loaded without another request, and a filter resets to 24", async () => {
    const all = await total(page);
    await category(page, /^Pipes/).click();
    await expect(products(page)).toHaveCount(24);
    await expect(page).not.toHaveURL(/shown/);
    await expect.poll(() => total(page)).toBeLessThan(all);
    await context.setOffline(true);
    await page.goBack();
    await expect(products(page)).toHaveCount(72);
  });
});

test("Load more continues beyond the maximum of the URL", async ({ page }) => {
  await page.goto("/inventory");
  const [product] = await (await page.request.get("/api/products?limit=1")).json();
  await page.route("**/api/products?*", (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [offset, limit] = [Number(asked.get("offset")), Number(asked.get("limit"))];
    const json = Array.from({ length: limit }, (_, at) => ({ ...product, id: `product ${offset + at}` }));
    return route.fulfill({ json, headers: { "x-total-count": "2000" } });
  });
  // Followed in the browser: the server's page of that address lists what the shop really has.
  await untilHydrated(search(page));
  await page.evaluate(() => history.pushState(null, "", "/inventory?q=anything&shown=9999"));
  await expect(products(page)).toHaveCount(960, { timeout: 30_000 });
  for (const shown of [984, 1008]) {
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(products(page)).toHaveCount(shown);
    await expect(page).toHaveURL(new RegExp(`shown=${shown}$`));
  }
});

test("a search without results says so and links back", async ({ page }) => {
  await page.goto("/inventory?category=Bongs");
  await untilHydrated(search(page));
  await page.getByRole("button", { name: "Load more" }).press("Enter");
  await expect(products(page).nth(24).getByRole("link")).toBeFocused();
  const said = await page.locator("#browse").getByRole("status").elementHandle();
  await search(page).fill("no such thing anywhere");
  await expect(page.getByText("No products found")).toBeVisible();
  // Screen readers speak of changes in a region, not of one that comes with its text.
  expect(await said?.textContent()).toContain("No products found");
  await page.getByRole("button", { name: "Show all products" }).press("Enter");
  await expect(products(page)).toHaveCount(24);
  await expect(page.getByRole("heading", { name: "Products", exact: true })).toBeFocused();
});

test("a notice about the address goes when another category is chosen", async ({ page }) => {
  await page.goto("/inventory?category=No+such+shelf");
  const notice = page.getByRole("main").getByText("We have no category of that name anymore.");
  await expect(notice).toBeVisible();
  await category(page, /^Bongs/).click();
  await expect(category(page, /^Bongs/)).toHaveAttribute("aria-current", "true");
  await expect(notice).toHaveCount(0);
});
