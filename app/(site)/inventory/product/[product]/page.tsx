import type { Metadata } from "next";
import { cache } from "react";
import { cachedProduct, markUnstored } from "@/lib/catalog/cached-products";
import { priceLabel } from "@/lib/catalog/product-card";
import { PRODUCT_ID, UNKNOWN_PRODUCT, wholeCatalog } from "@/lib/catalog/view";
import { isFromCrowding } from "@/lib/errors";
import { pageMetadata, productMetadata } from "@/lib/seo/metadata";
import { BUSY, InventoryView } from "../../_components/inventory-view";

export const dynamic = "force-static";
export const revalidate = 300;

type Props = { params: Promise<{ product: string }> };

/** Products come from the point of sale, so each page is rendered when first requested, none during the build. */
export function generateStaticParams(): { product: string }[] {
  return [];
}

/** The product of an id, null when there is none, "busy" when too many products are being read to tell. */
const productOf = cache(async (id: string) => {
  try {
    return PRODUCT_ID.test(id) ? await cachedProduct(id) : null;
  } catch (error) {
    if (!isFromCrowding(error)) throw error;
    return "busy";
  }
});
const idIn = async (params: Props["params"]) => (await params).product.toLowerCase();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const detail = await productOf(await idIn(params));
  if (detail === "busy") return pageMetadata("inventory");
  if (!detail) return { ...pageMetadata("inventory"), robots: { index: false } };
  const { product } = detail;
  return productMetadata({
    id: product.id,
    name: product.name,
    category: product.categoryName,
    description: product.description,
    price: priceLabel(product),
    imageUrl: product.imageUrl,
  });
}

/**
 * `/inventory?product=…`: one product above the list. next.config.mjs rewrites that address to this path. A page for an
 * unknown product, or for one that could not be read in time, is rendered per request and not stored.
 */
export default async function ProductPage({ params }: Props) {
  const id = await idIn(params);
  const detail = await productOf(id);
  // Not the product's own id: the browser reads that of the address, which may be an option's.
  if (detail && detail !== "busy")
    return <InventoryView view={{ ...wholeCatalog, product: id }} detail={detail} />;
  await markUnstored();
  return <InventoryView view={wholeCatalog} problems={[detail ? BUSY : UNKNOWN_PRODUCT]} />;
}
