import { isNicotineCategory } from "@/lib/catalog/nicotine";
import type { CategoryDto, PriceType, ProductDto } from "@/lib/catalog/schema";

export type ProductRow = Omit<ProductDto, "priceType" | "createdAt" | "updatedAt" | "price"> & {
  price: { toFixed: (places: number) => string };
  priceType: string;
  createdAt: Date;
  updatedAt: Date;
};

type CategoryRow = Omit<CategoryDto, "createdAt"> & { createdAt: Date };

export function toPriceType(text: string): PriceType {
  return text === "VARIABLE" || text === "PER_UNIT" ? text : "FIXED";
}

export function toProductDto(row: ProductRow): ProductDto {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price.toFixed(2),
    priceType: toPriceType(row.priceType),
    unitName: row.unitName,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    stock: row.stock,
    isStockTracked: row.isStockTracked,
    containsNicotine: row.containsNicotine || isNicotineCategory(row.categoryName),
    imageUrl: row.imageUrl,
    cloverId: row.cloverId,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
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
