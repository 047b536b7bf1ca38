import { expect, it } from "vitest";
import { productFacts } from "@/lib/catalog/product-facts";
import type { ProductDto, ProductOptionDto } from "@/lib/catalog/schema";
import { absoluteUrl } from "@/lib/seo/config";

const option = (id: string, price: string, priceType: ProductOptionDto["priceType"] = "FIXED") => ({
  id,
  label: id,
  price,
  priceType,
  stock: 4,
  isStockTracked: true,
});

const cones: ProductDto = {
  id: "cones",
  name: "Paper Cones",
  description: null,
  price: "10.00",
  priceMax: "12.00",
  priceType: "FIXED",
  unitName: null,
  categoryId: null,
  categoryName: null,
  categoryNames: [],
  stock: 12,
  isStockTracked: true,
  options: [option("Loose", "5.00", "VARIABLE"), option("Small", "10.00"), option("King", "12.00")],
  modifiers: [],
  containsNicotine: false,
  imageUrl: null,
  cloverId: null,
  isActive: true,
  createdAt: "2026-11-21T08:00:00.000Z",
  updatedAt: "2026-11-21T08:00:00.000Z",
};

it("counts as offers only the options that have a price", () => {
  expect(productFacts(cones)).toMatchObject([{ price: "10.00", highPrice: "12.00", optionCount: 2 }]);
});

it("says nothing of a product without a price", () => {
  expect(productFacts({ ...cones, price: "0.00" })).toEqual([]);
  expect(productFacts({ ...cones, priceType: "VARIABLE" })).toEqual([]);
});

it("names the product's own page", () => {
  expect(productFacts(cones)).toMatchObject([{ url: absoluteUrl("/inventory?product=cones") }]);
});
