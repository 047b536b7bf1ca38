import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { dollarsText, type Priced } from "@/lib/catalog/price-text";
import type { ListedProductDto, ProductDto } from "@/lib/catalog/schema";
import { type StockLevel, stockLevel } from "@/lib/catalog/stock";
import { productTags, shownTags, TAG_CHARACTERS } from "@/lib/catalog/tags";
import type { ProductDrawing } from "@/lib/drawings/product-drawing";

/** What one tile of the product browser shows. Kept small because the first page of tiles is part of the HTML. */
export type ProductCardView = {
  id: string;
  name: string;
  category: string;
  /** The price, or a range for a product whose options differ in price. */
  price: string;
  tags: string[];
  moreTags: number;
  stock: StockLevel;
  imageUrl: string | null;
  drawing: ProductDrawing;
};

/** A price that is typed in at the register, or zero, is none (`HAS_PRICE` in shelf-sql.ts). */
export const hasPrice = ({ price, priceType }: Pick<ProductDto, "price" | "priceType">): boolean =>
  priceType !== "VARIABLE" && Number(price) > 0;

/** The price as text; "Price in store" where there is none. */
export const priceLabel = (product: Priced): string =>
  hasPrice(product) ? dollarsText(product) : "Price in store";

/** A word that the 20 characters cut in two gets an ellipsis. */
function readableTags(description: string | null): string[] {
  const tags = productTags(description);
  const characters = [...(description ?? "")];
  const isCut =
    /\p{L}/u.test(characters[TAG_CHARACTERS - 1] ?? "") && /\p{L}/u.test(characters[TAG_CHARACTERS] ?? "");
  return isCut ? tags.map((tag, index) => (index === tags.length - 1 ? `${tag}…` : tag)) : tags;
}

export function toProductCard(product: ListedProductDto): ProductCardView {
  const { shown, more } = shownTags(readableTags(product.description));
  return {
    id: product.id,
    name: product.name,
    category: product.categoryName ?? UNCATEGORIZED,
    price: priceLabel(product),
    tags: shown,
    moreTags: more,
    stock: stockLevel(product),
    imageUrl: product.imageUrl,
    drawing: product.drawing,
  };
}
