import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { untilHydrated, withMotion } from "./support/live";
import { sentText } from "./support/sent-text";
import { expect, test } from "./support/visitor";

test.use(withMotion);

type Product = { id: string; name: string; price: string; options: { id: string; label: string }[] };

async function anyProduct(page: Page, wanted: (product: Product) => boolean = () => true): Promise<Product> {
  const products: Product[] = await (await page.request.get("/api/products?limit=240")).json();
  const found = products.find(wanted);
  if (!found) throw new Error("The practice shop has no such product.");
  return found;
}

test("a product opens over the inventory under its own URL; Escape and Back close it", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/inventory");
  const tile = page.getByRole("main").getByRole("article").first();
  const name = (await tile.getByRole("heading").textContent()) ?? "";
  await tile.getByRole("link").first().click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("heading", { name, level: 2 })).toBeVisible();
  await expect(dialog).toContainText("Stock last read");
  await expect(dialog.getByRole("link", { name: "Ask about this" })).toBeVisible();
  await test.step("the picture and the text are aligned at the top", async () => {
    const topOf = async (place: string) =>
      (await dialog.locator(`article ${place}`).first().boundingBox())?.y ?? 0;
    const [picture, text] = [await topOf("> div > :first-child"), await topOf("> div > :nth-child(2)")];
    expect(Math.abs(picture - text)).toBeLessThan(2);
  });
  await expect(page).toHaveURL(/\/inventory\?product=[0-9a-f-]{36}$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/inventory$/);
  await expect(tile.getByRole("link").first()).toBeFocused();
  await tile.getByRole("link").first().click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await tile.getByRole("link").first().click();
  await dialog.getByRole("list").last().getByRole("link").first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.goForward();
  await expect(dialog).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/inventory$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test("a dialog over a product's page closes to that page, whose own tile leads back up to it", async ({
  page,
}) => {
  const shelf = page.locator("#browse").getByRole("article");
  await page.goto("/inventory");
  const own = (await shelf.first().getByRole("heading").textContent()) ?? "";
  await shelf.first().getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: own })).toBeVisible();
  await page.reload();
  const heading = page.getByRole("heading", { level: 1, name: own });
  await expect(heading).toBeVisible();
  await shelf.nth(3).getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(heading).toBeVisible();
  await shelf.filter({ hasText: own }).first().getByRole("link").first().click();
  await expect(heading).toBeInViewport();
});

test("a product that cannot be loaded leaves the list as it is, and opens once there is a connection", async ({
  page,
  context,
}) => {
  await page.goto("/inventory", { waitUntil: "networkidle" });
  const tile = page.getByRole("main").getByRole("article").first();
  await context.setOffline(true);
  await tile.getByRole("link").first().click();
  await expect(page.getByText("This part of the page could not be loaded.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is on the shelf");
  await expect(page).toHaveURL(/\/inventory$/);
  await context.setOffline(false);
  await tile.getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText("Stock last read")).toBeVisible();
});

test("a product that did not load can be tried again, and the focus stays in its dialog", async ({
  page,
}) => {
  await page.goto("/inventory", { waitUntil: "networkidle" });
  await page.route(/\/api\/products\/[\w-]+$/, (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  const again = dialog.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(/\/api\/products\/[\w-]+$/);
  await again.press("Enter");
  await expect(dialog.getByText("Stock last read")).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
});

test("an address that cannot be copied stays to be copied by hand until it is dismissed", async ({
  page,
}) => {
  const { id } = await anyProduct(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("Not allowed"));
  });
  await page.clock.install();
  await page.goto(`/inventory?product=${id}`);
  const share = page.getByRole("main").getByRole("link", { name: "Share" }).first();
  await untilHydrated(share);
  const address = page.getByRole("textbox", { name: "Address to copy" });
  await share.click();
  await expect(address).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(address).toHaveValue(new RegExp(`/inventory\\?product=${id}$`));
  await page.keyboard.press("Escape");
  await expect(address).toBeHidden();
  await expect(share).toBeFocused();
  await share.click();
  await page.keyboard.press("Tab");
  await expect(address).toBeHidden();
});

test("Share opens a new tab where Ctrl is held, as tiles do", async ({ page, context }) => {
  const { id } = await anyProduct(page);
  await page.goto(`/inventory?product=${id}`);
  const share = page.getByRole("main").getByRole("link", { name: "Share" }).first();
  await untilHydrated(share);
  const opened = context.waitForEvent("page", { timeout: 10_000 });
  await share.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(`/inventory?product=${id}`);
});

test("without JavaScript a tile links to its product, and the filter form works", async ({
  browser,
  page: live,
}) => {
  const { id, name } = await anyProduct(live);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/inventory?product=${id}`);
  await expect(page.getByRole("heading", { name, level: 1 })).toHaveCount(1);
  await expect(page.locator('a[href^="/contact?about="]').first()).toHaveText("Ask about this");
  await page.goto("/inventory?q=grinder");
  await page.getByLabel("Sort products").selectOption("price-low");
  await page.getByLabel("Price to $").fill("20");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/[?&]q=grinder&.*sort=price-low.*&max=20/);
  const grinders: Product[] = await (await live.request.get("/api/products?q=grinder&limit=240")).json();
  const wanted = grinders.map(({ price }) => Number(price)).filter((price) => price > 0 && price <= 20);
  expect(wanted.length).toBeGreaterThan(1);
  const prices = await page.locator("main article p.tabular-nums").allTextContents();
  expect(prices.map((text) => Number(/^\$([\d.]+)/.exec(text)?.[1]))).toEqual(
    wanted.toSorted((a, b) => a - b),
  );
  const names = await page.locator("main article h3").allTextContents();
  expect(names).toHaveLength(wanted.length);
  for (const one of names) expect(one).toMatch(/grinder/i);
  await page.locator("main article a").first().click();
  await expect(page.getByRole("heading", { name: names[0], level: 1 })).toHaveCount(1);
  await context.close();
});

const UNKNOWN = {
  product: "We do not have that product anymore, or its address is not complete.",
  category: "We have no category of that name anymore.",
  sort: "There is no such sort order",
  price: "That is not a price we can read",
};

test("an address that names nothing is reported while the inventory stays visible, also without JavaScript", async ({
  page,
}) => {
  test.slow();
  for (const [query, sentence] of [
    [`product=${randomUUID()}`, UNKNOWN.product],
    ["product=none", UNKNOWN.product],
    ["category=No+such+shelf", UNKNOWN.category],
    ["category=No/such.shelf", UNKNOWN.category],
    ["sort=color", UNKNOWN.sort],
    ["min=cheap", UNKNOWN.price],
    ["max=1e9", UNKNOWN.price],
  ] as const) {
    const html = (await (await page.goto(`/inventory?${query}`))?.text()) ?? "";
    await expect(page.getByRole("main").getByText(sentence).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    expect(sentText(html, "main").split(sentence), query).toHaveLength(2);
  }
});

test("a reversed price range is swapped", async ({ page }) => {
  await page.goto("/inventory?min=50&max=20");
  const tiles = await page.getByRole("main").getByRole("article").allTextContents();
  expect(tiles.length).toBeGreaterThan(0);
  for (const tile of tiles) {
    const prices = [...tile.matchAll(/\$(\d+\.\d\d)/g)].map(([, dollars]) => Number(dollars));
    expect(Math.min(...prices), tile).toBeLessThanOrEqual(50);
    expect(Math.max(...prices), tile).toBeGreaterThanOrEqual(20);
  }
  await expect(page.getByLabel("Price from $")).toHaveValue("20");
  await expect(page.getByLabel("Price to $")).toHaveValue("50");
});

test("a product's page has its own heading and title, which the shelf takes over, and leads to the contact form", async ({
  page,
}) => {
  const { id, name } = await anyProduct(page, ({ options }) => options.length > 1);
  await page.goto(`/inventory?product=${id}`);
  const main = page.getByRole("heading", { level: 1 });
  await expect(main).toHaveText([name]);
  const title = await page.title();
  expect(title).toContain(name);
  const back = page.getByRole("link", { name: "Back to the shelf" });
  await untilHydrated(back);
  await back.press("Enter");
  await expect(main).toHaveText(["What is on the shelf"]);
  await expect(page).toHaveTitle(/^Inventory /);
  await expect(page.getByRole("heading", { name: "Products", exact: true })).toBeFocused();
  await page
    .getByRole("link", { name: /^Bongs/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/^Bongs \| Inventory /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Inventory /);
  await page.goBack();
  await expect(main).toHaveText([name]);
  await expect(page).toHaveTitle(title);
  await test.step("it lists its options, and the contact form is prefilled", async () => {
    await expect(
      page.getByRole("list", { name: "Options" }).first().getByRole("listitem").nth(1),
    ).toBeVisible();
    await page.getByRole("link", { name: "Ask about this" }).first().click();
    await expect(page).toHaveURL(/\/contact\?about=/);
    await expect(page.getByLabel("What is it about?")).toHaveValue("message");
    await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue(`About ${name}: `);
  });
});

test("the address of an option opens the page of its product, without a dialog over it", async ({ page }) => {
  const { name, options } = await anyProduct(page, ({ options }) => options.length > 1);
  await page.goto(`/inventory?product=${options[0]?.id}`);
  await untilHydrated(page.getByRole("link", { name: "Back to the shelf" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([name]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("many options stand below the picture and the text on a desktop, few beside the picture", async ({
  page,
}) => {
  const isMany = ({ options }: Product) => options.length >= 8;
  const isFew = ({ options }: Product) => options.length > 0 && options.length < 5;
  for (const [wanted, place] of [
    [isMany, "below"],
    [isFew, "beside"],
  ] as const) {
    const { id } = await anyProduct(page, wanted);
    await page.goto(`/inventory?product=${id}`);
    const article = page.locator("article:has(h1)");
    const [picture, options] = await Promise.all([
      article.locator("[role=img], img").first().boundingBox(),
      article.getByRole("list", { name: "Options" }).boundingBox(),
    ]);
    if (!picture || !options) throw new Error("The product has no picture or no options.");
    if (place === "beside") expect(options.x).toBeGreaterThan(picture.x + picture.width);
    else {
      expect(options.x).toBe(picture.x);
      expect(options.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  }
});
