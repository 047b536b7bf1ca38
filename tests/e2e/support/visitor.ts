import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { test as base, expect, settled } from "./live";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const BREAKS_POLICY = "@breaks-policy";

/**
 * An adult who has answered the gate and the cookie banner, so that a journey begins on the page itself. A journey on
 * which the page breaks its own content security policy fails; tests that break it on purpose say so with a tag.
 */
export const test = base.extend({
  page: async ({ page }, use, info) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    // Of the context, so that a second tab of the same visitor is not asked again either.
    await page.context().addInitScript(() => {
      localStorage.setItem("ageVerified", new Date(Date.now() + 3_600_000).toISOString());
      localStorage.setItem("cookieConsent", "declined");
    });
    await use(page);
    if (!info.tags.includes(BREAKS_POLICY)) expect(violations).toEqual([]);
  },
});

type Axe = { run: (place: string | Document, options: object) => Promise<AxeResults> };
type AxeResults = { violations: { id: string; nodes: { html: string }[] }[] };

/** A theme sets colors and nothing else: these are the rules that see them. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
/** axe leaves this one off, although WCAG 2.2 AA has it. */
const ALL_RULES = { "target-size": { enabled: true } };
const THEMES = [
  { theme: "light", rules: { rules: ALL_RULES } },
  { theme: "dark", rules: { runOnly: { type: "rule", values: COLOR_RULES } } },
];

/**
 * axe must see where colors end, and to wait for each change of them took a tenth of the time of these tests. Without
 * the page that an open dialog covers, which axe measures each time, a dialog takes a fifth of the time.
 */
function prepareForAxe(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { transition: none !important }
    body > [data-aria-hidden=true]:not([data-slot$=-content]) { display: none !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs axe on the page as it stands, or on what matches `within`: every rule, and those about colors in both themes.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (within && (await page.locator(within).count()) === 0) throw new Error(`Nothing here is ${within}.`);
  // axe sees no ground behind what is not laid out yet (components/navigation/lay-out-bands.ts).
  await page.waitForFunction(
    () => document.documentElement.dataset.layout === "whole" || !document.querySelector(".band-later"),
  );
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(axeSource);
    await page.evaluate(prepareForAxe);
  }
  for (const { theme, rules } of THEMES) {
    await page.evaluate((name) => {
      document.documentElement.classList.remove("light", "dark");
      document.documentElement.classList.add(name);
      document.documentElement.style.colorScheme = name;
    }, theme);
    await settled(page);
    const violations = await page.evaluate(
      async ({ place, options }) => {
        const { axe } = globalThis as unknown as { axe: Axe };
        const found = await axe.run(place ?? document, options);
        // The tests want this alone of all that axe has to say.
        return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
      },
      // A frame of another site does not answer, and axe waits half a second for each.
      { place: within, options: { resultTypes: ["violations"], preload: false, iframes: false, ...rules } },
    );
    expect(
      violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes.map(({ html }) => html).join("\n  ")}`),
    ).toEqual([]);
  }
}

const WIDTHS = [360, 768, 1280] as const;
export const DESKTOP = 1280;

/** Neither the page nor, when it scrolls by itself, what matches `within` is wider than its place. */
export async function expectNoSidewaysScrolling(page: Page, within = "html"): Promise<void> {
  const excess = await page.locator(within).evaluateAll((all) => {
    const scrolls = (node: Element) =>
      node === document.documentElement || getComputedStyle(node).overflowX !== "visible";
    if (all.length === 0) return null;
    return Math.max(0, ...all.filter(scrolls).map((node) => node.scrollWidth - node.clientWidth));
  });
  expect(excess, page.url()).toBe(0);
  if (within === "html") await expectWordsOfHeaderWhole(page);
}

/** A page's header clips its picture, and would clip words too without making the page wider. */
async function expectWordsOfHeaderWhole(page: Page): Promise<void> {
  const cut = await page.locator(".page-header").evaluateAll((headers) =>
    headers.flatMap((header) => {
      const { left, right } = header.getBoundingClientRect();
      const words = document.createRange();
      const found: string[] = [];
      const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest("svg, .sr-only")) continue;
        words.selectNodeContents(text);
        const isOutside = (line: DOMRect) => line.left < left - 1 || line.right > right + 1;
        if ([...words.getClientRects()].some(isOutside)) found.push(text.textContent ?? "");
      }
      return found;
    }),
  );
  expect(cut, page.url()).toEqual([]);
}

/** The page is not wider than its place at any width; a wide screen is what it ends with. */
export async function expectFitsEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
}

/** Sets the size of letters that readers choose in their browser's settings, in pixels; 16 is usual. */
export async function setLetterSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
  await browser.detach();
}

type Place = { within?: string; isNarrowOnly?: boolean };

/** An iPhone enlarges the page around a field whose letters are smaller than this, and leaves it enlarged. */
const MIN_FIELD_LETTERS_PX = 16;

/** No iPhone zooms in when somebody fills in a field of the page or of what matches `within`. */
async function expectNoZoomIntoFields(page: Page, within = "body"): Promise<void> {
  const typed = "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea";
  const small = await page
    .locator(within)
    .first()
    .locator(typed)
    .evaluateAll(
      (fields, smallest) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < smallest)
          .map(({ outerHTML }) => outerHTML),
      MIN_FIELD_LETTERS_PX,
    );
  expect(small).toEqual([]);
}

/**
 * The page, or what matches `within`, is accessible in both themes and fits at each width without being loaded again.
 */
export async function expectSoundAtEveryWidth(
  page: Page,
  { within, isNarrowOnly = false }: Place = {},
): Promise<void> {
  for (const width of WIDTHS) {
    if (isNarrowOnly && width >= DESKTOP) continue;
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
    await expectNoSidewaysScrolling(page, within);
    await expectAccessible(page, within);
  }
  await expectNoZoomIntoFields(page, within);
}

/** Scrolls to what is fetched only as a reader comes near it, until all of it is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  const waiting = page.locator("main [aria-busy=true]").first();
  await expect(async () => {
    if (await waiting.isVisible()) await waiting.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(waiting).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** The messages with this title that are on the screen. */
export const toast = (page: Page, title: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: title });

/** Everything the page tells search engines, by its type. */
export async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

export { expect };
