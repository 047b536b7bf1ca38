import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { NICOTINE_WARNING } from "@/lib/shop/policies";
import { expect, test } from "./support/office";
import { sentText } from "./support/sent-text";
import { expectAccessible, expectFitsEveryWidth } from "./support/visitor";

const POINTS_PER_INCH = 72;
const LETTER = [8.5, 11];
const CARD = [4, 6];

/** The pages a printer gets, as width and height in inches. */
async function printed(page: Page): Promise<number[][]> {
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: false })).toString("latin1");
  const boxes = file.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / POINTS_PER_INCH) * 100) / 100),
  );
}

const sheet = (page: Page) => page.getByRole("main");

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("vite-ui-theme", "dark"));
});

/** Paper has no theme; what stands around it has, and is laid out by the width. */
async function expectSoundSheet(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const colors = await sheet(page)
    .locator("section")
    .first()
    .evaluate((node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).color]);
  expect(colors).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  await expectFitsEveryWidth(page);
  await expectAccessible(page);
}

/** How far the mark and the name, as they are drawn, stand right of the sheet's middle, in pixels of 1/96 in. */
const brandOffCenter = (page: Page) =>
  sheet(page).evaluate((main) => {
    const paper = (main.querySelector(".sheet") as Element).getBoundingClientRect();
    const [mark, name] = (main.querySelector(".sheet p:has(svg)") as Element).children;
    const drawn = document.createRange();
    drawn.selectNodeContents(name as Element);
    const right = Math.max(...[...drawn.getClientRects()].map((line) => line.right));
    return ((mark as Element).getBoundingClientRect().left + right) / 2 - (paper.left + paper.right) / 2;
  });

/** The first products of a search, as the register lists them. */
async function productsNamed(page: Page, words: string): Promise<{ id: string; name: string }[]> {
  const answer = await page.request.get(`/api/products?q=${encodeURIComponent(words)}&limit=240`);
  return answer.json();
}

test("Settings link to the kit, and each sheet has a Print button and a link back", async ({ page }) => {
  await page.goto("/admin/settings");
  const kit = page.getByRole("region", { name: "Counter Kit" });
  for (const name of ["Window sign", "Counter card", "Shelf labels", "Deal poster", "Nicotine warning"]) {
    await expect(kit.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await kit.getByRole("link", { name: /^Window sign/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Window sign" })).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Management" })).toHaveCount(0);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  await page.getByRole("link", { name: "Counter Kit" }).click();
  await expect(page).toHaveURL(/\/admin\/settings#counter-kit$/);
});

test("the window sign is one letter page with the hours and the special days", async ({ page }) => {
  await page.goto("/admin/print/window-sign");
  await expect(sheet(page)).toContainText("9:00 AM - 9:00 PM");
  await expect(sheet(page)).toContainText("Must be 21+ to purchase, valid ID required.");
  expect(await printed(page)).toEqual([LETTER]);
  expect(Math.abs(await brandOffCenter(page))).toBeLessThan(20);
  await expectSoundSheet(page);
});

test("the counter card is one card whose QR code opens the rewards check", async ({ page, baseURL }) => {
  await page.goto("/admin/print/counter-card");
  await expect(page.getByRole("img", { name: /\/loyalty#check-status$/ })).toHaveAccessibleName(
    `QR code to ${new URL("/loyalty#check-status", baseURL)}`,
  );
  await expect(sheet(page)).toContainText("Bronze");
  expect(await printed(page)).toEqual([CARD]);
  await expectSoundSheet(page);
});

test("the nicotine warning fills a card in its required wording", async ({ page }) => {
  await page.goto("/admin/print/nicotine-sign");
  await expect(sheet(page).getByText(NICOTINE_WARNING, { exact: true })).toBeVisible();
  expect(await printed(page)).toEqual([CARD]);
  await expectSoundSheet(page);
});

test("chosen labels are distributed over sheets, starting at the chosen label of a used sheet", async ({
  page,
}) => {
  const [grinder] = await productsNamed(page, "Grinder");
  if (!grinder) throw new Error("The practice shop sells grinders.");
  await page.goto("/admin/print/shelf-labels");
  await expect(page.getByText("Choose products one by one, or a whole category")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
  await page.getByLabel("Search products").fill(grinder.name);
  await page.getByRole("button", { name: "Show the labels" }).click();
  await page.getByRole("checkbox", { name: grinder.name, exact: true }).check();
  await page.getByRole("button", { name: "Show the labels" }).click();
  const label = sheet(page).getByRole("listitem").filter({ hasText: grinder.name });
  await expect(label).toContainText("$");
  expect(await label.evaluate((node) => [node.clientWidth / 96, node.clientHeight / 96])).toEqual([2.625, 1]);
  expect(await printed(page)).toEqual([LETTER]);
  await page.getByLabel("First free label on the sheet").fill("30");
  await page.getByLabel("A whole category").selectOption("Grinders");
  await page.getByRole("button", { name: "Show the labels" }).click();
  await expect(page.getByRole("status")).toContainText("on 2 sheets");
  expect(await printed(page)).toEqual([LETTER, LETTER]);
  await test.step("another sheet can be chosen together with a label that only it has", async () => {
    await page.getByLabel("First free label on the sheet").fill("10");
    await page.getByLabel("Label sheet").selectOption("5163");
    await page.getByRole("button", { name: "Show the labels" }).click();
    await expect(page).toHaveURL(/stock=5163/);
    await page.getByLabel("First free label on the sheet").fill("20");
    await page.getByLabel("Label sheet").selectOption("5160");
    await page.getByRole("button", { name: "Show the labels" }).click();
    await expect(page).toHaveURL(/stock=5160&first=20/);
  });
  await page.getByRole("link", { name: "Start over" }).click();
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
  await expect(page.getByLabel("A whole category")).toHaveValue("");
  await expect(page.getByLabel("First free label on the sheet")).toHaveValue("1");
});

test("a product's panel leads to its label", async ({ page }) => {
  const [known] = await productsNamed(page, "Lighter");
  await page.goto(`/admin/inventory?product=${known?.id}`);
  await page.getByRole("link", { name: /^Print label of / }).click();
  await expect(sheet(page).getByRole("listitem").filter({ hasText: known?.name })).toBeVisible();
});

test("labels of nicotine goods require the sheet with room for the warning", async ({ page }) => {
  await page.goto("/admin/print/shelf-labels?category=Shisha");
  await expect(page.getByText(/products contain nicotine\. Their labels carry the warning/)).toBeVisible();
  await page.goto("/admin/print/shelf-labels?category=Shisha&stock=5163");
  const label = sheet(page).getByRole("listitem").first();
  const warning = label.getByText(NICOTINE_WARNING);
  const [share, points, border] = await warning.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const whole = (node.closest("li") as Element).getBoundingClientRect();
    const style = getComputedStyle(node);
    const ofArea = (box.width * box.height) / (whole.width * whole.height);
    return [
      ofArea,
      Number.parseFloat(style.fontSize) * 0.75,
      Number.parseFloat(style.borderTopWidth) * 0.2646,
    ];
  });
  expect(share).toBeGreaterThanOrEqual(0.2);
  expect(points).toBeGreaterThanOrEqual(12);
  expect(border).toBeGreaterThanOrEqual(3);
  expect(border).toBeLessThanOrEqual(4);
  const fits = await warning.evaluate((node) => node.scrollHeight <= node.clientHeight);
  expect(fits).toBe(true);
  await expectSoundSheet(page);
});

test("a large label has room for the whole of a long name, above its price", async ({ page }) => {
  const long =
    "Limited Edition Hand Blown Thick Borosilicate Double Percolator Recycler Beaker Bong, 18 in, Ice Blue";
  for (const category of ["Grinders", "Shisha"]) {
    await page.goto(`/admin/print/shelf-labels?category=${category}&stock=5163`);
    const withOptions = page.locator("span.inline-block");
    const label = sheet(page).getByRole("listitem").filter({ hasNot: withOptions }).first();
    const room = await label.evaluate((item, words) => {
      const name = [...item.querySelectorAll("p")].find((one) => /font-semibold/.test(one.className));
      const price = [...item.querySelectorAll("p")].find((one) => /whitespace-nowrap/.test(one.className));
      const clamp = name?.closest("[class*=line-clamp]");
      if (!name || !price || !clamp) return null;
      name.textContent = words;
      return {
        isCut: clamp.scrollHeight > clamp.clientHeight + 1,
        abovePrice: price.getBoundingClientRect().top - clamp.getBoundingClientRect().bottom,
        belowPrice: item.getBoundingClientRect().bottom - price.getBoundingClientRect().bottom,
      };
    }, long);
    expect(room, category).toMatchObject({ isCut: false });
    expect(room?.abovePrice, category).toBeGreaterThanOrEqual(0);
    expect(room?.belowPrice, category).toBeGreaterThanOrEqual(0);
  }
});

test("unknown products, categories and deals are reported, and the others are printed", async ({ page }) => {
  const [known] = await productsNamed(page, "Lighter");
  if (!known) throw new Error("The practice shop sells lighters.");
  await page.goto(`/admin/print/shelf-labels?product=${randomUUID()}&product=${known.id}`);
  await expect(
    page.getByText("One of the chosen products is not known. The others are below."),
  ).toBeVisible();
  expect(await printed(page)).toEqual([LETTER]);
  const sent = async (address: string) => (await page.request.get(`/admin/print/${address}`)).text();
  const hasPrintButton = /Print<\/button>/;
  expect(await sent("window-sign")).toMatch(hasPrintButton);
  const labels = await sent(`shelf-labels?product=${randomUUID()}&product=nonsense&first=999&stock=A4`);
  expect(sentText(labels, "body")).toContain("2 of the chosen products are not known. Choose others.");
  const category = await sent("shelf-labels?category=No+such+shelf");
  expect(sentText(category, "body")).toContain("There is nothing in that category.");
  for (const deal of [randomUUID(), "nonsense"]) {
    const poster = await sent(`deal-poster?deal=${deal}`);
    expect(sentText(poster, "body")).toContain("There is no such deal. Choose one of the deals below.");
    expect(poster).not.toMatch(hasPrintButton);
  }
});

test("a deal prints as a poster on both paper sizes with its legal line, also before its start", async ({
  page,
}) => {
  const deals: { id: string; title: string }[] = await (await page.request.get("/api/deals")).json();
  const idOf = (words: string) => deals.find(({ title }) => title.includes(words))?.id ?? "";
  await page.goto("/admin/print/deal-poster");
  await expect(page.getByText("Choose the deal to print.")).toBeVisible();
  await page.getByLabel("Deal", { exact: true }).selectOption(idOf("water pipe"));
  await page.getByRole("button", { name: "Show" }).click();
  await expect(sheet(page)).toContainText(
    /Valid \w+ \d+, \d{4}, .* Las\sVegas\stime\. In store only, at 8200 S/,
  );
  await expect(sheet(page)).not.toContainText(NICOTINE_WARNING);
  expect(await printed(page)).toEqual([LETTER]);
  await expectSoundSheet(page);
  await page.goto(`/admin/print/deal-poster?deal=${idOf("Hookah night")}&size=card`);
  await expect(sheet(page)).toContainText(NICOTINE_WARNING);
  expect(await printed(page)).toEqual([CARD]);
  await page.getByLabel("Deal", { exact: true }).selectOption(idOf("Glass sale"));
  await page.getByRole("button", { name: "Show" }).click();
  await expect(sheet(page)).toContainText(/\w+ \d+, \d{4} to \w+ \d+, \d{4}Valid/);
  expect(await printed(page)).toEqual([CARD]);
  await page.goto(`/admin/print/deal-poster?deal=${idOf("Cleaning")}`);
  await expect(page.getByText("That deal is over or switched off")).toBeVisible();
});
