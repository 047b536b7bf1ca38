import { UNCATEGORIZED } from "@/lib/catalog/limits";
import type { ProductDto } from "@/lib/catalog/schema";
import { type StockLevel, stockLevel } from "@/lib/catalog/stock";
import { productTags, shownTags, TAG_CHARACTERS } from "@/lib/catalog/tags";
import { formatDollars } from "@/lib/money";

/** What one tile of the product browser shows. Small: the first page of them travels inside the HTML. */
export type ProductCardView = {
  id: string;
  name: string;
  category: string;
  price: string;
  tags: string[];
  moreTags: number;
  stock: StockLevel;
  imageUrl: string | null;
  containsNicotine: boolean;
};

type Priced = Pick<ProductDto, "price" | "priceType" | "unitName">;

/** The price as people read it. One typed in at the till, or of zero, is no price to print. */
export function priceLabel({ price, priceType, unitName }: Priced): string {
  if (priceType === "VARIABLE" || Number(price) <= 0) return "Price in store";
  const dollars = formatDollars(price);
  return priceType === "PER_UNIT" ? `${dollars} / ${unitName ?? "unit"}` : dollars;
}

/** A word that the 20 characters cut in two gets an ellipsis. */
function readableTags(description: string | null): string[] {
  const tags = productTags(description);
  const characters = [...(description ?? "")];
  const isCut =
    /\p{L}/u.test(characters[TAG_CHARACTERS - 1] ?? "") && /\p{L}/u.test(characters[TAG_CHARACTERS] ?? "");
  return isCut ? tags.map((tag, index) => (index === tags.length - 1 ? `${tag}…` : tag)) : tags;
}

export function toProductCard(product: ProductDto): ProductCardView {
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
    containsNicotine: product.containsNicotine,
  };
}
