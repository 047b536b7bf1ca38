import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { shelfCategories } from "@/lib/catalog/categories";
import { wholeCatalog } from "@/lib/catalog/view";
import { CatalogProvider } from "./catalog";
import { CategoryFilter } from "./category-filter";
import { CategoryIntro } from "./category-intro";

const DEFAULTS = ["Hookahs", "Bongs", "Pipes", "E-cigs", "Vapes", "Additional"];
const nothing = { key: "", cards: [], total: 0, containsNicotine: false };

function textOf(part: ReactNode): string[] {
  const html = renderToStaticMarkup(
    <CatalogProvider inPage={nothing} inPageView={wholeCatalog} inPageProduct="" categories={[]}>
      {part}
    </CatalogProvider>,
  );
  return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, inner = ""]) =>
    inner.replace(/<[^>]+>/g, "").trim(),
  );
}

describe("before the first sync", () => {
  const categories = shelfCategories([], []);

  it("the intro shows the default categories, without a number", () => {
    const cards = textOf(<CategoryIntro categories={categories} />);
    expect(cards).toHaveLength(6);
    for (const [at, name] of DEFAULTS.entries()) expect(cards[at]).toMatch(new RegExp(`^${name}\\D+$`));
  });

  it("the filter offers All and the default categories", () => {
    expect(textOf(<CategoryFilter categories={categories} total={0} />)).toEqual(["All", ...DEFAULTS]);
  });
});

it("shows the categories of the catalog with their counts once there are any", () => {
  const bongs = { name: "Bongs", count: 70, containsNicotine: false };
  expect(textOf(<CategoryIntro categories={[bongs]} />)[0]).toMatch(/^Bongs70 products/);
  expect(textOf(<CategoryFilter categories={[bongs]} total={70} />)).toEqual(["All 70", "Bongs 70"]);
});
