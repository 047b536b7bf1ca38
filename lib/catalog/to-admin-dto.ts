import type { ProductDto } from "@/lib/catalog/schema";
import { toPriceType } from "@/lib/catalog/to-dto";

/** A product as staff see it: why visitors do or do not see it, and no more than the Inventory screen shows. */
export type AdminProductDto = Pick<
  ProductDto,
  | "id"
  | "name"
  | "description"
  | "price"
  | "priceType"
  | "unitName"
  | "categoryName"
  | "stock"
  | "isStockTracked"
  | "imageUrl"
  | "isActive"
> & {
  sku: string | null;
  /** For sale at the point of sale. */
  isForSale: boolean;
  /** Hidden from the site by staff; a sync keeps it so. */
  isHiddenByStaff: boolean;
};

export type AdminProductRow = Omit<AdminProductDto, "price" | "priceType"> & {
  price: { toFixed: (places: number) => string };
  priceType: string;
};

export function toAdminProductDto(row: AdminProductRow): AdminProductDto {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price.toFixed(2),
    priceType: toPriceType(row.priceType),
    unitName: row.unitName,
    categoryName: row.categoryName,
    stock: row.stock,
    isStockTracked: row.isStockTracked,
    imageUrl: row.imageUrl,
    isActive: row.isActive,
    sku: row.sku,
    isForSale: row.isForSale,
    isHiddenByStaff: row.isHiddenByStaff,
  };
}
