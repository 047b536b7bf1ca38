import { expect, it } from "vitest";
import { priceLabel, toProductCard } from "@/lib/catalog/product-card";
import type { ListedProductDto } from "@/lib/catalog/schema";

const product: ListedProductDto = {
  id: "6f0c2f0e-0000-4000-8000-000000000001",
  name: "Beaker 12 in",
  description: "18 mm, clear, hand-blown",
  priceMax: "1089.50",
  categoryNames: ["Bongs"],
  options: [],
  modifiers: [],
  price: "1089.50",
  priceType: "FIXED",
  unitName: null,
  categoryId: null,
  categoryName: "Bongs",
  stock: 4,
  isStockTracked: true,
  containsNicotine: false,
  imageUrl: null,
  cloverId: "C1",
  isActive: true,
  drawing: { href: "/art/products-00000000.svg#beaker-medium", look: "tint-paper", label: "Drawing" },
  createdAt: "2026-11-21T20:00:00.000Z",
  updatedAt: "2026-11-21T20:00:00.000Z",
};

it.each([
  [{ price: "19.99", priceType: "FIXED", unitName: null }, "$19.99"],
  [{ price: "4.50", priceType: "PER_UNIT", unitName: "gram" }, "$4.50 / gram"],
  [{ price: "4.50", priceType: "PER_UNIT", unitName: null }, "$4.50 / unit"],
  [{ price: "0.00", priceType: "VARIABLE", unitName: null }, "Price in store"],
  [{ price: "0.00", priceType: "FIXED", unitName: null }, "Price in store"],
] as const)("prints the price of %j as %s", (priced, label) => {
  expect(priceLabel(priced)).toBe(label);
});

it("has the public fields and never the stock count", () => {
  const card = toProductCard(product);
  expect(card).toMatchObject({ price: "$1,089.50", stock: "low", category: "Bongs" });
  expect(card).toMatchObject({ tags: ["18 mm", "clear"], moreTags: 1 });
  expect(Object.values(card)).not.toContain(4);
});

it("puts products without a category under Uncategorized", () => {
  expect(toProductCard({ ...product, categoryName: null }).category).toBe("Uncategorized");
});

it("marks a tag with an ellipsis when the limit of twenty characters cuts a word", () => {
  expect(toProductCard({ ...product, description: "Hand-blown borosilicate" }).tags).toEqual([
    "Hand-blown borosilic…",
  ]);
  expect(toProductCard({ ...product, description: "Borosilicate, 18 mm." }).tags).toEqual([
    "Borosilicate",
    "18 mm.",
  ]);
});
