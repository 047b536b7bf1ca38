import { type ProductCardView, priceLabel, toProductCard } from "@/lib/catalog/product-card";
import type { ProductDetailDto } from "@/lib/catalog/schema";
import { type StockLevel, stockLevel } from "@/lib/catalog/stock";
import { formatDollars } from "@/lib/money";
import { formatShopDayAndTime, SHOP_TIME_LABEL } from "@/lib/time";

/** What is said about one product, as text. */
export type ProductDetailsView = ProductCardView & {
  description: string | null;
  containsNicotine: boolean;
  /** The sizes, flavors or strengths it comes in, cheapest first. */
  choices: { id: string; label: string; price: string; stock: StockLevel }[];
  /** Modifiers with the price they add. */
  extras: string[];
  /** "Stock last read …", or null before the register was read. */
  stockRead: { at: string; words: string } | null;
  related: ProductCardView[];
};

/** @param stockReadAt ISO */
export function toProductDetails(
  { product, related }: ProductDetailDto,
  stockReadAt: string | null,
): ProductDetailsView {
  return {
    ...toProductCard(product),
    description: product.description,
    containsNicotine: product.containsNicotine,
    choices: product.options.map((option) => ({
      id: option.id,
      label: option.label,
      price: priceLabel({ ...option, unitName: product.unitName }),
      stock: stockLevel(option),
    })),
    extras: product.modifiers
      .filter(({ price }) => Number(price) > 0)
      .map(({ group, name, price }) => `${group}, ${name}: +${formatDollars(price)}`),
    stockRead: stockReadAt
      ? { at: stockReadAt, words: `${formatShopDayAndTime(stockReadAt)}, ${SHOP_TIME_LABEL}` }
      : null,
    related: related.map(toProductCard),
  };
}
