import { hasPrice } from "@/lib/catalog/product-card";
import type { ProductDto } from "@/lib/catalog/schema";
import { stockLevel } from "@/lib/catalog/stock";
import { absoluteUrl, productUrl } from "@/lib/seo/config";
import type { ProductFacts } from "@/lib/seo/json-ld";

/** The structured data of a product; empty for one without a price. */
export function productFacts(product: ProductDto): ProductFacts[] {
  if (!hasPrice(product)) return [];
  return [
    {
      name: product.name,
      price: product.price,
      ...(Number(product.priceMax) > Number(product.price)
        ? { highPrice: product.priceMax, optionCount: product.options.filter(hasPrice).length }
        : {}),
      inStock: stockLevel(product) !== "out",
      containsNicotine: product.containsNicotine,
      url: productUrl(product.id),
      ...(product.imageUrl ? { image: absoluteUrl(product.imageUrl) } : {}),
    },
  ];
}
