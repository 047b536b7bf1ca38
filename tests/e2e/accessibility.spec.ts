import type { Page } from "@playwright/test";
import sharp from "sharp";
import { routes } from "@/lib/routes";
import { expectFocusInView } from "@/tests/e2e/support/focus-in-view";
import { openings } from "@/tests/e2e/support/openings";
import { closedPaths, expectCrawlable, expectTrueToSearchEngines } from "@/tests/e2e/support/search-engine";
import { expectRoomForDoubledText, expectRoomForSpacedText } from "@/tests/e2e/support/text-spacing";
import {
  DESKTOP,
  expect,
  expectNoSidewaysScrolling,
  expectSoundAtEveryWidth,
  readToTheEnd,
  setLetterSize,
  structuredData,
  test,
} from "@/tests/e2e/support/visitor";

/** As wide as a page zoomed to 400 % is (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };
/** In pixels. A reader enlarges them by half, and on a phone as far as WCAG 1.4.4 asks. */
const [USUAL_LETTERS, LARGE_LETTERS] = [16, 24];
/** As low as a laptop's screen is at that zoom. */
const LOWEST = { width: 320, height: 256 };
/** What a page must tell search engines, beside the shop itself, which each one does. */
const SPOKEN_OF: Readonly<Record<string, readonly string[]>> = {
  [routes.deals.path]: ["Offer"],
  [routes.inventory.path]: ["ItemList"],
  [routes.events.path]: ["Event", "FAQPage"],
  [routes.contact.path]: ["FAQPage"],
  [routes.faq.path]: ["FAQPage"],
};
const paths = [...Object.values(routes).map(({ path }) => path), "/no-such-page"];

async function expectListInView(page: Page): Promise<void> {
  for (const size of [NARROWEST, LOWEST]) {
    await page.setViewportSize(size);
    await page.locator("#browse-heading").focus();
    await expectFocusInView(page, "Tab", 16);
  }
}

test.describe.configure({ mode: "parallel" });

// One visit of each page: everything that is true of every page is looked at on it, and its width changes in the place.
for (const path of paths) {
  test(`${path} and its dialogs are accessible in both themes and fit every width`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await readToTheEnd(page);
    if (path !== "/no-such-page") {
      const types = await expectTrueToSearchEngines(page);
      expect([...new Set(types)].sort()).toEqual(["Store", ...(SPOKEN_OF[path] ?? [])].sort());
    }
    await page.setViewportSize(NARROWEST);
    await expectNoSidewaysScrolling(page);
    if (path === routes.inventory.path) await expectListInView(page);
    await setLetterSize(page, LARGE_LETTERS);
    await expectNoSidewaysScrolling(page);
    await expectRoomForDoubledText(page);
    await setLetterSize(page, USUAL_LETTERS);
    await expectRoomForSpacedText(page, { isOfSite: true });
    await expectSoundAtEveryWidth(page);
    for (const { name, open, within, isNarrowOnly } of openings[path] ?? []) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: isNarrowOnly ? 360 : DESKTOP, height: 900 });
        await open(page);
        await expectSoundAtEveryWidth(page, { within, isNarrowOnly });
      });
    }
    await page.unrouteAll();
  });
}

test("the age gate and the cookie banner are accessible in both themes at every width", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.clear());
  await page.goto("/inventory");
  await expect(page.getByRole("dialog", { name: "Are you 21 or older?" })).toBeVisible();
  await expectSoundAtEveryWidth(page, { within: "#age-gate" });
  await page.getByRole("button", { name: /^Yes/ }).click();
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await expectSoundAtEveryWidth(page, { within: "[data-cookie-banner]" });
});

test("a category, a product and every page of the site map are crawlable and have matching metadata", async ({
  page,
}) => {
  test.slow();
  await page.goto("/inventory?category=Bongs");
  expect(await expectTrueToSearchEngines(page)).toContain("ItemList");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", page.url());
  const [priced] = await (await page.request.get("/api/products?category=Bongs&limit=1")).json();
  await page.goto(`/inventory?product=${priced.id}`);
  expect(await expectTrueToSearchEngines(page)).toContain("Product");
  await expectSoundAtEveryWidth(page, { within: ".page-width:has(> article h1)" });
  const closed = await closedPaths(page.request);
  expect(closed).toContain("/api/");
  const map = await (await page.request.get("/sitemap.xml")).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const pages = listed.filter((address) => !new URL(address).search);
  expect(pages.length).toBeGreaterThan(10);
  const shelf = [/\?category=/, /\?product=/].flatMap((kind) =>
    listed.filter((one) => kind.test(one)).slice(0, 2),
  );
  expect(shelf).toHaveLength(4);
  for (const address of [...pages, ...shelf]) await expectCrawlable(page, address, closed, /^text\/html/);
});

test("an event at another place has structured data with that place and a public image", async ({
  page,
  owner,
  baseURL,
}) => {
  const image = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#1a7f80" } })
    .png()
    .toBuffer();
  const file = { name: "evening.png", mimeType: "image/png", buffer: image };
  const { imageUrl } = await (await owner.post("/api/upload", { multipart: { image: file } })).json();
  expect(imageUrl).toMatch(/^\/images\//);
  const data = {
    title: `Evening at the park ${Date.now()}`,
    description: "Bring a chair and one piece.",
    eventDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    location: "Sunset Park, 2601 E Sunset Rd, Las Vegas, NV 89120",
    imageUrl,
  };
  const { id } = await (await owner.post("/api/events", { data })).json();
  await page.goto("/events");
  await expectTrueToSearchEngines(page);
  const events = (await structuredData(page)).filter((one) => one["@type"] === "Event");
  expect(events.find(({ name }) => name === data.title)).toMatchObject({
    location: { name: "Sunset Park", address: "2601 E Sunset Rd, Las Vegas, NV 89120" },
    image: new URL(imageUrl, baseURL).href,
  });
  await owner.delete(`/api/events/${id}`);
});

test("the header is glass, and solid for those who ask for less transparency", async ({ page }) => {
  await page.goto("/faq");
  const header = page.getByRole("banner");
  const browser = await page.context().newCDPSession(page);
  for (const [value, filter] of [
    ["no-preference", "blur(16px) saturate(1.5)"],
    ["reduce", "none"],
  ] as const) {
    const features = [{ name: "prefers-reduced-transparency", value }];
    await browser.send("Emulation.setEmulatedMedia", { features });
    await expect(header).toHaveCSS("backdrop-filter", filter);
  }
  await expect(header).not.toHaveCSS("background-color", /rgba/);
});
