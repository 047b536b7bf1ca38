import { z } from "zod";
import { needsWarning } from "@/lib/catalog/nicotine";
import type {
  CategoryDto,
  ListedProductDto,
  PriceType,
  ProductDto,
  ProductModifierDto,
  ProductOptionDto,
} from "@/lib/catalog/schema";
import { productDrawing } from "@/lib/drawings/product-drawing";
import type { Amount } from "@/lib/money";

type OptionRow = Omit<ProductOptionDto, "priceType"> & { priceType: string };
type Derived = "priceType" | "createdAt" | "updatedAt" | "price" | "priceMax" | "options" | "modifiers";

export type ProductRow = Omit<ProductDto, Derived> & {
  price: Amount;
  /** Null for a product without options. */
  priceMax: Amount | null;
  priceType: string;
  /** Null where it has none. */
  options: OptionRow[] | null;
  modifiers: unknown;
  createdAt: Date;
  updatedAt: Date;
};

type CategoryRow = Omit<CategoryDto, "createdAt"> & { createdAt: Date };

export function toPriceType(text: string): PriceType {
  return text === "VARIABLE" || text === "PER_UNIT" ? text : "FIXED";
}

const Modifiers = z.array(z.object({ group: z.string(), name: z.string(), price: z.string() })).catch([]);

export function toModifiers(stored: unknown): ProductModifierDto[] {
  return Modifiers.parse(stored);
}

export function toProductDto(row: ProductRow): ProductDto {
  const options = (row.options ?? []).map(toOptionDto);
  const modifiers = toModifiers(row.modifiers);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price.toFixed(2),
    priceMax: (row.priceMax ?? row.price).toFixed(2),
    priceType: toPriceType(row.priceType),
    unitName: row.unitName,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    categoryNames: row.categoryNames,
    stock: row.stock,
    isStockTracked: row.isStockTracked,
    options,
    modifiers,
    containsNicotine: needsWarning({
      ...row,
      categoryNames: [row.categoryName, ...row.categoryNames],
      optionLabels: options.map(({ label }) => label),
      modifiers,
    }),
    imageUrl: row.imageUrl,
    cloverId: row.cloverId,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toOptionDto(row: OptionRow): ProductOptionDto {
  const { id, label, price, priceType, stock, isStockTracked } = row;
  return { id, label, price, priceType: toPriceType(priceType), stock, isStockTracked };
}

export function toListedProductDto(row: ProductRow): ListedProductDto {
  return { ...toProductDto(row), drawing: productDrawing(row) };
}

export function toCategoryDto(row: CategoryRow): CategoryDto {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    cloverId: row.cloverId,
    createdAt: row.createdAt.toISOString(),
  };
}
