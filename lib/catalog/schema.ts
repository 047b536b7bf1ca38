import { z } from "zod";
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PAGE_SIZE } from "@/lib/catalog/limits";

export type CategoryDto = {
  id: string;
  name: string;
  description: string | null;
  cloverId: string | null;
  createdAt: string;
};

export type PriceType = "FIXED" | "VARIABLE" | "PER_UNIT";

export type ProductDto = {
  id: string;
  name: string;
  description: string | null;
  /** Dollars with two places, "19.99". */
  price: string;
  priceType: PriceType;
  /** What a PER_UNIT price is for, such as "gram". */
  unitName: string | null;
  categoryId: string | null;
  categoryName: string | null;
  stock: number;
  isStockTracked: boolean;
  containsNicotine: boolean;
  imageUrl: string | null;
  cloverId: string | null;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
};

/** A category as visitors see it: only the active products count. */
export type CategoryCount = { name: string; count: number; containsNicotine: boolean };

export type ProductPage = { products: ProductDto[]; total: number; containsNicotine: boolean };

/** NUL cannot be stored in PostgreSQL text, so nothing can match it. */
const searchText = z
  .string()
  .max(MAX_SEARCH_LENGTH, `must have at most ${MAX_SEARCH_LENGTH} characters`)
  .transform((text) => text.replaceAll("\0", "").trim());

/** One page of the catalogue, as the product browser asks for it. */
export const ProductFilter = z.object({
  q: searchText.default(""),
  category: searchText.default(""),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
export type ProductFilter = z.output<typeof ProductFilter>;
