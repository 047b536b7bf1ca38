import type { ProductDto } from "@/lib/catalog/schema";
import { formatDollars } from "@/lib/money";

type Priced = Pick<ProductDto, "price" | "priceType" | "unitName"> & Partial<Pick<ProductDto, "priceMax">>;

/** The price as staff see it; visitors see `priceLabel`. */
export function priceText({ price, priceMax = price, priceType, unitName }: Priced): string {
  if (priceType === "VARIABLE") return "At the register";
  const dollars =
    price === priceMax ? formatDollars(price) : `${formatDollars(price)}–${formatDollars(priceMax)}`;
  return priceType === "PER_UNIT" ? `${dollars} / ${unitName ?? "unit"}` : dollars;
}
