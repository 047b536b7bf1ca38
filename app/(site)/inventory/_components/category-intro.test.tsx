import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { wholeCatalog } from "@/lib/catalog/view";
import { CatalogProvider } from "./catalog";
import { CategoryFilter } from "./category-filter";
import { CategoryIntro } from "./category-intro";

const nothing = { key: "", cards: [], total: 0, containsNicotine: false };

function textOf(part: ReactNode): string[] {
  const html = renderToStaticMarkup(
    <CatalogProvider inPage={nothing} inPageView={wholeCatalog} categories={[]}>
      {part}
    </CatalogProvider>,
  );
  return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, inner = ""]) =>
    inner.replace(/<[^>]+>/g, "").trim(),
  );
}

describe("before the first sync", () => {
  it("the intro shows the default categories, without a number", () => {
    const cards = textOf(<CategoryIntro categories={[]} />);
    expect(cards).toHaveLength(6);
    for (const [at, name] of ["Hookahs", "Bongs", "Pipes", "E-cigs", "Vapes", "Additional"].entries())
      expect(cards[at]).toMatch(new RegExp(`^${name}\\D+$`));
  });

  it("the filter offers All", () => {
    expect(textOf(<CategoryFilter categories={[]} total={0} />)).toEqual(["All"]);
  });
});

it("shows the categories of the catalog with their counts once there are any", () => {
  const bongs = { name: "Bongs", count: 70, containsNicotine: false };
  expect(textOf(<CategoryIntro categories={[bongs]} />)[0]).toMatch(/^Bongs70 products/);
  expect(textOf(<CategoryFilter categories={[bongs]} total={70} />)).toEqual(["All 70", "Bongs 70"]);
});
