import { z } from "zod";
import {
  FILTER_AMOUNT,
  MAX_CATEGORY_LENGTH,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  PAGE_SIZE,
} from "@/lib/catalog/limits";
import type { ProductDrawing } from "@/lib/drawings/product-drawing";
import { storable } from "@/lib/text";
import { wholeNumber } from "@/lib/whole-number";

export type CategoryDto = {
  id: string;
  name: string;
  description: string | null;
  cloverId: string | null;
  createdAt: string;
};

export type PriceType = "FIXED" | "VARIABLE" | "PER_UNIT";

/** One of the sizes, flavors or strengths a product comes in. */
export type ProductOptionDto = {
  id: string;
  /** What sets it apart, such as "10 in Cobalt Lip". */
  label: string;
  price: string;
  priceType: PriceType;
  stock: number;
  isStockTracked: boolean;
};

/** A modifier with the price it adds, such as a second hose. */
export type ProductModifierDto = { group: string; name: string; price: string };

export type ProductDto = {
  id: string;
  name: string;
  description: string | null;
  /** Dollars with two places, "19.99"; of a product with options the cheapest. */
  price: string;
  /** The most expensive option; the same as `price` where there are no options or all cost the same. */
  priceMax: string;
  priceType: PriceType;
  /** What a PER_UNIT price is for, such as "gram". */
  unitName: string | null;
  categoryId: string | null;
  /** The main category: the first of `categoryNames`. */
  categoryName: string | null;
  /** Every category it stands in, in the register's order. */
  categoryNames: string[];
  /** For a product with options, the sum of those that are counted. */
  stock: number;
  isStockTracked: boolean;
  /** Cheapest first; empty for a product that comes in one form only. */
  options: ProductOptionDto[];
  modifiers: ProductModifierDto[];
  containsNicotine: boolean;
  imageUrl: string | null;
  cloverId: string | null;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
};

/** A product as the shelf shows it: with the drawing that stands for it until it has a photo. */
export type ListedProductDto = ProductDto & { drawing: ProductDrawing };

/** A category as visitors see it: only the active products count. */
export type CategoryCount = { name: string; count: number; containsNicotine: boolean };

export type ListedProducts = { products: ListedProductDto[]; total: number; containsNicotine: boolean };

/** What cannot be stored can match nothing. */
const textOf = (longest: number) =>
  z
    .string()
    .max(longest, `must have at most ${longest} characters`)
    .transform((text) => storable(text).trim());

/** How the shelf can be sorted; the first is how it comes. */
const PRODUCT_SORTS = ["popular", "newest", "price-low", "price-high"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const dollars = z.string().regex(FILTER_AMOUNT, "is not an amount in dollars").or(z.literal("")).default("");

/** One page of the catalog, as the product browser asks for it. */
export const ProductFilter = z.object({
  q: textOf(MAX_SEARCH_LENGTH).default(""),
  category: textOf(MAX_CATEGORY_LENGTH).default(""),
  sort: z.enum(PRODUCT_SORTS, `must be one of ${PRODUCT_SORTS.join(", ")}`).default("popular"),
  /** Dollars; empty for no limit. */
  min: dollars,
  max: dollars,
  /** Only what the register counts and has. */
  stock: z.enum(["", "in"], "must be in").default(""),
  /** Only what came this week. */
  new: z.enum(["", "1"], "must be 1").default(""),
  offset: wholeNumber(0, 1_000_000).default(0),
  limit: wholeNumber(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
});
export type ProductFilter = z.output<typeof ProductFilter>;

/** One product with related ones. */
export type ProductDetailDto = {
  product: ListedProductDto;
  /** Products of the same category, best sellers in stock first. */
  related: ListedProductDto[];
};
