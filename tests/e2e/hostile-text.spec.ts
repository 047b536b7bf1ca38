import { randomUUID } from "node:crypto";
import { type APIRequestContext, request as outside, type Page } from "@playwright/test";
import { untilHydrated } from "./support/live";
import { sendMessage } from "./support/message";
import { test } from "./support/office";
import { signInAsOwner } from "./support/staff";
import { syncKind } from "./support/sync";
import { expect, expectFitsEveryWidth, expectNoSidewaysScrolling, test as visitor } from "./support/visitor";

const RAN = "window.ran=1";
/**
 * Attempts to break out of every place a text may stand in: element, attribute, script, comment, JSON-LD, link,
 * template.
 */
const CORPUS = [
  `<script>${RAN}</script>`,
  `</script><script>${RAN}</script>`,
  `<img src=x onerror="${RAN}">`,
  `"><svg/onload="${RAN}">`,
  `' onmouseover='${RAN}' autofocus onfocus='${RAN}' x='`,
  `<!--<script>--><script>${RAN}</script>`,
  `]]><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<math><mtext><style><img src onerror="${RAN}"></style>`,
  `<a href="javascript:${RAN}">press</a>`,
  `{{constructor.constructor('${RAN}')()}}`,
  `\${${RAN}}'-${RAN}-'`,
  `&lt;script&gt;${RAN}&lt;/script&gt;`,
];
const ALL = CORPUS.join(" ");
const mark = randomUUID().slice(0, 8);
/** Texts in which a line can break nowhere. */
const WORD = "W".repeat(100);
const LINK = `https://www.instagram.com/p/${"C9xYzAbCdEf".repeat(8)}/`;

/** What the texts would be as markup: it is there at once, while what it runs may come later. */
const AS_MARKUP = [
  "[onerror], [onload], [onmouseover], [onfocus]",
  "iframe[srcdoc], math, a[href^='javascript:']",
].join(", ");

async function expectNothingRan(page: Page): Promise<void> {
  await untilHydrated(page.getByRole("main"));
  const { made, hasRun } = await page.evaluate(
    async ([markup, code]) => {
      // Effects of the hydration run before the second frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const elements = [...document.querySelectorAll(markup ?? "")];
      const scripts = [...document.scripts].filter(({ textContent }) => textContent === code);
      return { made: [...elements, ...scripts].map((node) => node.outerHTML), hasRun: "ran" in window };
    },
    [AS_MARKUP, RAN],
  );
  expect(made, page.url()).toEqual([]);
  expect(hasRun, page.url()).toBe(false);
}

async function makeHostile(request: APIRequestContext, made: string[]): Promise<void> {
  const add = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    made.push(`${path}/${(await answer.json()).id}`);
  };
  const dates = { startDate: "2026-01-02T00:00:00Z", endDate: "2099-01-02T00:00:00Z" };
  for (const title of CORPUS)
    await add("/api/deals", { title: `${mark} ${title}`, description: ALL, discountPercent: 10, ...dates });
  await add("/api/events", {
    title: `${mark} ${CORPUS[1]}`,
    description: ALL,
    location: CORPUS[3],
    eventDate: "2098-01-02T00:00:00Z",
  });
}

type Product = { name: string; cloverId: string };

/** Gives a product another name at the register. */
async function renameProduct(request: APIRequestContext, { cloverId, name }: Product): Promise<void> {
  const pointOfSale = await outside.newContext({ extraHTTPHeaders: {} });
  await pointOfSale.post(`${process.env.CLOVER_BASE_URL}/control/items/${cloverId}`, { data: { name } });
  await pointOfSale.dispose();
  await syncKind(request, "inventory", { withinMs: 30_000 });
}

/** Where such texts are shown, and which. */
const SHOWN: [path: string, texts: string[]][] = [
  ["/events", [`${mark} ${CORPUS[1]}`, ALL]],
  ["/inventory?q=window.ran", [`${mark} ${CORPUS[2]}`]],
  ["/reviews", [ALL, String(CORPUS[1])]],
  ["/admin", [`${mark} ${CORPUS[3]}`, String(CORPUS[8])]],
  ["/admin/deals", CORPUS.map((title) => `${mark} ${title}`)],
  ["/admin/events", [`${mark} ${CORPUS[1]}`]],
  ["/admin/inventory?q=window.ran", [`${mark} ${CORPUS[2]}`]],
];

test.describe.configure({ mode: "serial" });

test.describe("hostile text", () => {
  const made: string[] = [];
  let staff: APIRequestContext;
  let usual: Product | undefined;

  test.beforeAll(async ({ playwright, baseURL }) => {
    staff = await playwright.request.newContext({ baseURL });
    await signInAsOwner(staff);
    await makeHostile(staff, made);
    usual = ((await (await staff.get("/api/products")).json()) as Product[]).at(-1);
    if (!usual) throw new Error("The practice shop has no product.");
    await renameProduct(staff, { ...usual, name: `${mark} ${CORPUS[2]}` });
    const name = `${mark} ${CORPUS[3]}`;
    await sendMessage(staff, { name, email: "robin@example.com", message: ALL });
  });

  test.afterAll(async () => {
    for (const path of made) await staff.delete(path);
    if (usual) await renameProduct(staff, usual);
    await staff.post("/api/logout");
    await staff.dispose();
  });

  const expectTitles = async (page: Page) => {
    for (const title of CORPUS)
      await expect(page.getByRole("heading", { name: `${mark} ${title}` }).first()).toBeVisible();
  };

  // The policy would stop much of what the texts might run: without it, all that runs is seen.
  test.describe("with the content security policy off", () => {
    test.use({ bypassCSP: true });

    test("text from staff, the register, Google and visitors is shown verbatim and never executed", async ({
      page,
    }) => {
      test.slow();
      await page.route("**/api/reviews", async (route) => {
        const answer = await route.fetch();
        const json = await answer.json();
        for (const review of json.reviews) Object.assign(review, { author_name: CORPUS[1], text: ALL });
        await route.fulfill({ response: answer, json });
      });
      for (const [path, texts] of SHOWN) {
        await page.goto(path);
        for (const text of texts) await expect(page.getByText(text).first(), path).toBeVisible();
        await expectNothingRan(page);
      }
      await page.goto("/deals");
      await expectTitles(page);
      await expectNothingRan(page);
      await page.goto("/");
      const latest = page.getByRole("region", { name: "Latest reviews" });
      await latest.scrollIntoViewIfNeeded();
      await expect(latest.getByText(ALL).first()).toBeVisible();
      await expectNothingRan(page);
    });
  });

  test("pages with such texts keep to the policy and hydrate under it", async ({ page }) => {
    await page.goto("/deals");
    await expectTitles(page);
    await expectNothingRan(page);
    await page.goto("/admin/deals");
    await expectTitles(page);
    await expectNothingRan(page);
  });
});

test("a text without a place to break a line makes no page wider", async ({ page }) => {
  const title = `${mark} ${WORD}`;
  const made: string[] = [];
  const add = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data: { title, description: LINK, ...data } });
    made.push(`${path}/${(await answer.json()).id}`);
  };
  await add("/api/deals", { startDate: "2026-01-02T00:00:00Z", endDate: "2099-01-02T00:00:00Z" });
  await add("/api/events", { location: LINK, eventDate: "2098-01-03T00:00:00Z" });
  for (const path of ["/deals", "/events", "/admin/deals", "/admin/events"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title }).first()).toBeVisible();
    await expectFitsEveryWidth(page);
  }
  await page.goto("/deals");
  await page.setViewportSize({ width: 360, height: 900 });
  const deal = page.getByRole("article", { name: title });
  await untilHydrated(deal);
  await deal.getByRole("button", { name: "View Deal" }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await expectNoSidewaysScrolling(page, "dialog[open]");
  for (const path of made) await page.request.delete(path);
});

visitor("a product with such texts keeps its dialog in shape", async ({ page }) => {
  await page.route(/\/api\/products\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const product = { ...(await answer.json()), description: LINK, extras: [WORD] };
    product.choices = product.choices.map((choice: object) => ({ ...choice, label: WORD }));
    await route.fulfill({ response: answer, json: product });
  });
  await page.goto("/inventory");
  const tile = page.getByRole("main").getByRole("article").first();
  await untilHydrated(tile);
  await tile.getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText(LINK)).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page, "dialog[open]");
  }
});
