import type { ProductDto } from "@/lib/catalog/schema";
import { formatDollars } from "@/lib/money";

export type Priced = Pick<ProductDto, "price" | "priceType" | "unitName"> &
  Partial<Pick<ProductDto, "priceMax">>;

/** "$19.99", "$5.00–$8.00" where options differ in price, "$2.50 / gram" for goods sold by measure. */
export function dollarsText({ price, priceMax = price, priceType, unitName }: Priced): string {
  const isRange = Number(priceMax) > Number(price);
  const dollars = isRange ? `${formatDollars(price)}–${formatDollars(priceMax)}` : formatDollars(price);
  return priceType === "PER_UNIT" ? `${dollars} / ${unitName ?? "unit"}` : dollars;
}

/** The price as staff see it; visitors see `priceLabel`. */
export const priceText = (product: Priced): string =>
  product.priceType === "VARIABLE" ? "At the register" : dollarsText(product);
