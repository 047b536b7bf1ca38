import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageSeo } from "@/lib/seo/pages";
import { faqCategories } from "@/lib/shop/faq";
import { CategoryGrid } from "./category-grid";
import { FeatureCards } from "./feature-cards";

it("says that prices and stock come from the register only where one is connected", () => {
  const htmlOf = (isConnected: boolean) =>
    renderToStaticMarkup(
      <>
        <CategoryGrid live={[]} isConnected={isConnected} />
        <FeatureCards exceptions={[]} isConnected={isConnected} />
      </>,
    );
  expect(htmlOf(true)).toContain("Prices and stock come straight from our register.");
  expect(htmlOf(true)).toContain("Straight from the register");
  expect(htmlOf(false)).not.toContain("register");
  expect(htmlOf(false)).toContain("we will look on the shelf for you");
});

it("counts the products of a category that the catalog has, and of no other", () => {
  const live = { name: "Bongs", count: 1_070, containsNicotine: false };
  const html = renderToStaticMarkup(<CategoryGrid live={[live]} isConnected />);
  const countOn = (name: string) =>
    new RegExp(`<h3[^>]*>${name}</h3>(?:<p[^>]*>([^<]*)</p>)?</div>`).exec(html);
  expect(countOn("Bongs")?.[1]).toBe("1,070 products");
  expect(countOn("Hookahs")).toHaveLength(2);
  expect(countOn("Hookahs")?.[1]).toBeUndefined();
});

it("claims nothing of a register in texts that are the same with and without one", () => {
  expect(pageSeo.inventory.description).not.toContain("register");
  expect(JSON.stringify(faqCategories([]))).not.toMatch(/(?:from|by) (?:our|the) register/);
});
