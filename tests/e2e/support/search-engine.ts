import type { APIRequestContext, Page } from "@playwright/test";
import { timeInWords } from "@/lib/hours/words";
import { formatDollars } from "@/lib/money";
import { formatPhone } from "@/lib/phone";
import { shop } from "@/lib/shop/shop";
import { formatShopDayInWords, formatShopTime } from "@/lib/time";
import { expect, structuredData } from "./visitor";

type Node = Record<string, unknown>;
type Shown = {
  /** What a visitor reads, and with what is folded up in accordions. */
  visible: string;
  all: string;
  /** Of each card. */
  cards: string[];
  times: string[];
};
type Rule = (node: Node, shown: Shown, page: Page) => void | Promise<void>;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

async function readShown(page: Page): Promise<Shown> {
  // Bands far below are laid out as they come near; until then they have no text to read.
  await page.evaluate(() => {
    document.documentElement.dataset.layout = "whole";
  });
  const [visible, cards] = await Promise.all([
    page.locator("body").allInnerTexts(),
    page.locator("main article, dialog[open]").allInnerTexts(),
  ]);
  const found = await page.evaluate(() => ({
    all: [...document.querySelectorAll("main *")]
      .filter((node) => node.childElementCount === 0 || node.matches("p, summary"))
      .map((node) => node.textContent)
      .join(" "),
    times: [...document.querySelectorAll("time")].map((node) => node.dateTime),
  }));
  return {
    visible: plain(visible.join(" ")),
    all: plain(found.all),
    cards: cards.map(plain),
    times: found.times,
  };
}

/** Nothing is said to search engines that visitors do not read (Google's general structured data guidelines). */
const says = (text: unknown, shown: string) => {
  expect(typeof text, String(text)).toBe("string");
  expect(shown).toContain(plain(String(text)));
};

const minuteOf = (text: unknown) => {
  const [hour = 0, minute = 0] = String(text).split(":").map(Number);
  return hour * 60 + minute;
};
const AVAILABILITY = /^https:\/\/schema\.org\/(InStock|InStoreOnly|OutOfStock|SoldOut|LimitedAvailability)$/;

/** Name and address are required of a local business. */
const store: Rule = (node, { visible }, page) => {
  says(node.name, visible);
  const address = node.address as Record<string, string>;
  says(`${address.streetAddress}, ${address.addressLocality}, ${address.addressRegion}`, visible);
  says(address.postalCode, visible);
  expect(address.addressCountry).toBe("US");
  if (node.telephone) says(formatPhone(String(node.telephone)), visible);
  if (node.email && /\/(contact|about)$/.test(page.url())) says(node.email, visible);
  const hours = node.openingHoursSpecification as Node;
  expect(hours.dayOfWeek).toHaveLength(7);
  says(
    `Open 7 days, ${timeInWords(minuteOf(hours.opens))} - ${timeInWords(minuteOf(hours.closes))}`,
    visible,
  );
  for (const other of (node.specialOpeningHoursSpecification ?? []) as Record<string, string>[]) {
    const year = {
      timeZone: "UTC",
      weekday: "short",
      month: "short",
      day: "numeric",
      year: "numeric",
    } as const;
    says(new Date(String(other.validFrom)).toLocaleDateString("en-US", year), visible);
    if (other.opens === other.closes) says("Closed", visible);
    else says(`${timeInWords(minuteOf(other.opens))} - ${timeInWords(minuteOf(other.closes))}`, visible);
  }
};

/** Name, start and a place with an address are required of an event. */
const event: Rule = (node, { cards, times, visible }) => {
  const card = cards.find((text) => text.includes(plain(String(node.name)))) ?? "";
  says(node.name, card);
  says(node.description, card);
  expect(times).toContain(node.startDate);
  says(formatShopTime(String(node.startDate)), card);
  const { name, address } = node.location as { name: string; address: string };
  // At the shop the card names the room alone; the address is in the foot of every page.
  if (address === shop.address.line) {
    says(name.replace(`${shop.name}, `, ""), card);
    says(address, visible);
  } else says(`${name}, ${address}`, card);
  const offers = node.offers as Node | undefined;
  if (!offers) return;
  expect(offers.availability).toMatch(AVAILABILITY);
  expect(String(offers.availability).endsWith("SoldOut")).toBe(/\bFull\b/.test(card));
};

const deal: Rule = (node, { cards }) => {
  const card = cards.find((text) => text.includes(plain(String(node.name)))) ?? "";
  says(node.name, card);
  says(node.description, card);
  expect(node.availability).toMatch(AVAILABILITY);
  if (!/\bEvery\b/.test(card)) says(formatShopDayInWords(String(node.validThrough), Date.now()), card);
};

/** Question and answer are required, in the words of the page; an answer may be folded up. */
const faq: Rule = (node, { all }) => {
  for (const question of node.mainEntity as { name: string; acceptedAnswer: { text: string } }[]) {
    says(question.name, all);
    says(question.acceptedAnswer.text, all);
  }
};

/** A name and an offer with price, currency and availability are required of a product. */
const product: Rule = (node, { cards }) => {
  const offer = node.offers as Record<string, string>;
  expect(offer.priceCurrency).toBe("USD");
  expect(offer.availability).toMatch(AVAILABILITY);
  const prices = offer["@type"] === "AggregateOffer" ? [offer.lowPrice, offer.highPrice] : [offer.price];
  const words = prices.map((price) => formatDollars(String(price))).join("–");
  const card = cards.find((text) => text.includes(plain(String(node.name))) && text.includes(words)) ?? "";
  says(node.name, card);
  says(words, card);
  const isOut = offer.availability?.endsWith("OutOfStock");
  if (/In stock|\bLow\b/.test(card)) expect(isOut, String(node.name)).toBe(false);
};

const list: Rule = async (node, shown, page) => {
  const items = node.itemListElement as { position: number; item: Node }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
  for (const { item } of items) await product(item, shown, page);
};

const rules: Readonly<Record<string, Rule>> = {
  Store: store,
  Event: event,
  Offer: deal,
  FAQPage: faq,
  Product: product,
  ItemList: list,
};

/** Every address of a picture in it, wherever it stands. */
function imagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "image" || key === "logo" ? [inner].flat().map(String) : imagesIn(inner),
  );
}

/** The paths robots.txt keeps crawlers out of. */
export async function closedPaths(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get("/robots.txt")).text();
  return [...text.matchAll(/^Disallow: (\S+)$/gim)].map(([, path = ""]) => path);
}

const reached = new Set<string>();

/** A crawler may ask for it, and gets what it is said to be. Each address once: pages share them. */
export async function expectCrawlable(
  page: Page,
  address: string,
  closed: readonly string[],
  type: RegExp,
): Promise<void> {
  const { pathname, origin } = new URL(address);
  expect(origin).toBe(new URL(page.url()).origin);
  const shutOut = closed.filter((path) => pathname.startsWith(path));
  expect(shutOut, address).toEqual([]);
  if (reached.has(address)) return;
  reached.add(address);
  const answer = await page.request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()["content-type"], address).toMatch(type);
}

/**
 * What the page tells search engines is what it shows, has what they require, and its pictures can be fetched.
 * @returns the types it speaks of
 */
export async function expectTrueToSearchEngines(page: Page): Promise<string[]> {
  const documents = (await structuredData(page)) as Node[];
  const shown = await readShown(page);
  for (const node of documents) {
    const type = String(node["@type"]);
    expect(node["@context"], type).toBe("https://schema.org");
    const rule = rules[type];
    if (!rule) throw new Error(`Nobody checks structured data of the type ${type}.`);
    await rule(node, shown, page);
  }
  const closed = await closedPaths(page.request);
  const social = await page
    .locator('meta[property="og:image"], meta[name="twitter:image"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("content") ?? ""));
  expect(social.length, page.url()).toBeGreaterThan(0);
  for (const address of [...imagesIn(documents), ...social]) {
    await expectCrawlable(page, address, closed, /^image\//);
  }
  return documents.map((node) => String(node["@type"]));
}
