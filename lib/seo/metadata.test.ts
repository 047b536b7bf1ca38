import { describe, expect, it } from "vitest";
import { hoursText } from "@/lib/hours/every-day";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import { categoryMetadata, pageMetadata, pageTitle, productMetadata } from "@/lib/seo/metadata";
import { pageSeo, type SeoPage } from "@/lib/seo/pages";

const pages = Object.keys(pageSeo) as SeoPage[];

it("has a unique title, description and keywords for every page", () => {
  for (const read of [
    (page: SeoPage) => pageTitle(page),
    (page: SeoPage) => pageSeo[page].description,
    (page: SeoPage) => pageSeo[page].keywords.join(),
  ]) {
    expect(new Set(pages.map(read)).size).toBe(pages.length);
  }
});

describe.each(pages)("the page %s", (page) => {
  it("fits the lengths that search engines show", () => {
    expect(pageTitle(page).length).toBeLessThanOrEqual(60);
    expect(pageSeo[page].description.length).toBeLessThanOrEqual(160);
    expect(pageSeo[page].keywords.length).toBeGreaterThanOrEqual(3);
  });

  it("has absolute URLs of its own page and image", () => {
    const { alternates, openGraph, twitter } = pageMetadata(page);
    expect(alternates?.canonical).toBe(absoluteUrl(routes[page].path));
    expect(openGraph).toMatchObject({ url: absoluteUrl(routes[page].path), title: pageTitle(page) });
    expect(twitter).toMatchObject({ card: "summary_large_image", title: pageTitle(page) });
    expect(JSON.stringify(openGraph?.images)).toContain(
      page === "home" ? "/opengraph-image" : `/share/${page}`,
    );
  });
});

it("calls hours regular wherever a description states them, because single days differ", () => {
  const stated = pages
    .map((page) => pageSeo[page].description)
    .filter((text) => /\d:\d\d [AP]M|every day|7 days,/.test(text));
  expect(stated).toHaveLength(2);
  for (const text of stated) expect(text).toContain(hoursText.regular);
});

it("marks no public page as noindex", () => {
  expect(pages.filter((page) => pageMetadata(page).robots)).toEqual([]);
});

it("gives a category an address, a description and keywords of its own", () => {
  const { title, description, keywords, alternates, openGraph } = categoryMetadata(
    "Pipes & Bowls",
    "Pipes | Shop",
  );
  const url = absoluteUrl("/inventory?category=Pipes+%26+Bowls");
  expect(alternates?.canonical).toBe(url);
  expect(openGraph).toMatchObject({ url, title: "Pipes | Shop", description });
  expect(title).toEqual({ absolute: "Pipes | Shop" });
  expect(description).toMatch(/^Pipes & Bowls on our shelves in Las Vegas/);
  expect(keywords).toContain("Pipes & Bowls Las Vegas");
});

it("cuts the description of a product between characters, not inside an emoji", () => {
  const product = { id: "1", name: "Torch", category: null, price: "$9.00", imageUrl: null };
  for (const before of [140, 141]) {
    const { description } = productMetadata({
      ...product,
      description: "a".repeat(before) + "🔥".repeat(30),
    });
    expect(description?.isWellFormed()).toBe(true);
    expect([...(description ?? "")]).toHaveLength(160);
  }
});

it("leaves out an emoji of several characters that has no room for all of them", () => {
  const product = { id: "1", name: "Torch", category: null, price: "$9.00", imageUrl: null };
  for (const emoji of ["👨‍👩‍👧‍👦", "🇺🇸", "👍🏽"])
    for (let before = 100; before < 140; before += 1) {
      const { description = "" } = productMetadata({
        ...product,
        description: "a".repeat(before) + emoji.repeat(30),
      });
      expect(description).toMatch(new RegExp(`^[$]9[.]00[.] a+(?:${emoji})*… In store only, 21[+][.]$`));
      expect([...(description ?? "")].length).toBeLessThanOrEqual(160);
    }
});

it("describes a product in whole sentences and words, and always ends with how it is sold", () => {
  const torch = { id: "1", name: "Torch", category: null, price: "$9.00", imageUrl: null };
  const described = (description: string | null) =>
    productMetadata({ ...torch, description }).description ?? "";
  expect(described(null)).toBe("$9.00. Torch on the shelf in Las Vegas. In store only, 21+.");
  expect(described("Hand blown")).toBe("$9.00. Hand blown. In store only, 21+.");
  const long = described("Borosilicate glass from a local workshop. ".repeat(6));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(
    /^\$9\.00\. Borosilicate .*\b(?:glass|from|a|local|workshop\.)… In store only, 21\+\.$/,
  );
});

it("shares a product's own picture under its name, or the picture of the inventory page", () => {
  const torch = { id: "1", name: "Torch", category: null, price: "$9.00", description: null };
  const shared = (imageUrl: string | null) => productMetadata({ ...torch, imageUrl }).openGraph?.images;
  expect(shared("/images/torch")).toEqual([{ url: absoluteUrl("/images/torch"), alt: "Torch" }]);
  expect(shared(null)).toEqual([
    expect.objectContaining({
      url: absoluteUrl("/share/inventory"),
      alt: expect.stringContaining(pageSeo.inventory.headline),
    }),
  ]);
});
