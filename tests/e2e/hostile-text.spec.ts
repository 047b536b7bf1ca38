import { randomUUID } from "node:crypto";
import { type APIRequestContext, request as outside, type Page } from "@playwright/test";
import { signInAsOwner } from "./support/staff";
import { syncKind } from "./support/sync";
import { expect, test } from "./support/visitor";

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

async function expectNothingRan(page: Page): Promise<void> {
  // Scripts that run on hydration have run when the network is idle; some pages keep sending requests.
  await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => {});
  expect(await page.evaluate(() => "ran" in window), page.url()).toBe(false);
}

async function makeHostile(request: APIRequestContext): Promise<string[]> {
  const made: string[] = [];
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
  return made;
}

/** Gives one product at the register a hostile name; the way back. */
async function renameProduct(request: APIRequestContext, name: string): Promise<string> {
  const products: { name: string; cloverId: string }[] = await (await request.get("/api/products")).json();
  const last = products.at(-1);
  const pointOfSale = await outside.newContext({ extraHTTPHeaders: {} });
  await pointOfSale.post(`${process.env.CLOVER_BASE_URL}/control/items/${last?.cloverId}`, {
    data: { name },
  });
  await pointOfSale.dispose();
  await syncKind(request, "inventory", { withinMs: 30_000 });
  return last?.name ?? "";
}

const PUBLIC = ["/", "/deals", "/events", "/inventory?q=window.ran", "/reviews"];
const OFFICE = ["/admin", "/admin/deals", "/admin/events", "/admin/inventory?q=window.ran"];

test.describe.configure({ mode: "serial" });

for (const bypassCSP of [false, true]) {
  test.describe(`with the content security policy ${bypassCSP ? "off" : "on"}`, () => {
    test.use({ bypassCSP });

    test("text from staff, the register, Google and visitors is shown verbatim and never executed", async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await signInAsOwner(page.request);
      const made = await makeHostile(page.request);
      const usual = await renameProduct(page.request, `${mark} ${CORPUS[2]}`);
      try {
        await page.route("**/api/reviews", async (route) => {
          const answer = await route.fetch();
          const json = await answer.json();
          for (const review of json.reviews) Object.assign(review, { author: CORPUS[1], text: ALL });
          await route.fulfill({ response: answer, json });
        });
        for (const path of [...PUBLIC, ...OFFICE]) {
          await page.goto(path);
          await expectNothingRan(page);
        }
        await page.goto("/deals");
        for (const title of CORPUS)
          await expect(page.getByRole("heading", { name: `${mark} ${title}` }).first()).toBeVisible();
        await page.goto(`/inventory?q=${mark}`);
        await expect(page.getByText(`${mark} ${CORPUS[2]}`).first()).toBeVisible();
        await page.goto("/reviews");
        await expect(page.getByText(String(CORPUS[1])).first()).toBeVisible();
      } finally {
        for (const path of made) await page.request.delete(path);
        await renameProduct(page.request, usual);
      }
    });
  });
}

test("a visitor's message is shown to staff verbatim", async ({ page }) => {
  const name = `${mark} ${CORPUS[2]}`;
  const sent = await page.request.post("/api/contact", {
    data: { name, email: "robin@example.com", message: ALL },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await signInAsOwner(page.request);
  await page.goto("/admin");
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(String(CORPUS[8])).first()).toBeVisible();
  await expectNothingRan(page);
});
