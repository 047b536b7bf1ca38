import type { ProductDto, ProductOptionDto } from "@/lib/catalog/schema";
import { toModifiers, toOptionDto, toPriceType } from "@/lib/catalog/to-dto";
import type { Amount } from "@/lib/money";

/** An option as staff see it. */
export type AdminOptionDto = ProductOptionDto & {
  sku: string | null;
  code: string | null;
  /** Dollars one costs the shop; null where the register does not say. */
  cost: string | null;
  isActive: boolean;
};

/** A product as staff see it: why visitors do or do not see it, and no more than the Inventory screen shows. */
export type AdminProductDto = Pick<
  ProductDto,
  | "id"
  | "name"
  | "description"
  | "price"
  | "priceMax"
  | "priceType"
  | "unitName"
  | "categoryName"
  | "categoryNames"
  | "modifiers"
  | "stock"
  | "isStockTracked"
  | "imageUrl"
  | "isActive"
> & {
  sku: string | null;
  /** The barcode. */
  code: string | null;
  /** Dollars one costs the shop; null where the register does not say, or where options say it. */
  cost: string | null;
  /** Cheapest first; those visitors do not see too. */
  options: AdminOptionDto[];
  /** For sale at the point of sale. */
  isForSale: boolean;
  /** Hidden from the site by staff; a sync keeps it so. */
  isHiddenByStaff: boolean;
  /** Off the register's screen, and so off the site until staff show it. */
  isHiddenAtRegister: boolean;
  /** Not for sale only because it ran out. */
  isSoldOut: boolean;
  /** Staff show on the site what the register hides. */
  isShownByStaff: boolean;
};

/** An option as the database gives it. */
export type OptionRow = Omit<AdminOptionDto, "priceType"> & { priceType: string };
type Derived = "price" | "priceMax" | "cost" | "priceType" | "options" | "modifiers";

export type AdminProductRow = Omit<AdminProductDto, Derived> & {
  price: Amount;
  priceMax: Amount | null;
  cost: Amount | null;
  priceType: string;
  /** Null, or not read, where there are none. */
  options?: OptionRow[] | null;
  modifiers: unknown;
};

export function toAdminProductDto(row: AdminProductRow): AdminProductDto {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price.toFixed(2),
    priceMax: (row.priceMax ?? row.price).toFixed(2),
    priceType: toPriceType(row.priceType),
    unitName: row.unitName,
    categoryName: row.categoryName,
    categoryNames: row.categoryNames,
    modifiers: toModifiers(row.modifiers),
    stock: row.stock,
    isStockTracked: row.isStockTracked,
    imageUrl: row.imageUrl,
    isActive: row.isActive,
    sku: row.sku,
    code: row.code,
    cost: row.cost?.toFixed(2) ?? null,
    options: (row.options ?? []).map(toAdminOptionDto),
    isForSale: row.isForSale,
    isHiddenByStaff: row.isHiddenByStaff,
    isHiddenAtRegister: row.isHiddenAtRegister,
    isSoldOut: row.isSoldOut,
    isShownByStaff: row.isShownByStaff,
  };
}

function toAdminOptionDto(row: OptionRow): AdminOptionDto {
  const { sku, code, cost, isActive } = row;
  return { ...toOptionDto(row), sku, code, cost, isActive };
}
