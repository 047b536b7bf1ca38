import type { Metadata } from "next";
import { cachedProduct, markUnstored } from "@/lib/catalog/cached-products";
import { priceLabel } from "@/lib/catalog/product-card";
import { PRODUCT_ID, UNKNOWN_PRODUCT, wholeCatalog } from "@/lib/catalog/view";
import { pageMetadata, productMetadata } from "@/lib/seo/metadata";
import { InventoryView } from "../../_components/inventory-view";

export const dynamic = "force-static";
export const revalidate = 300;

type Props = { params: Promise<{ product: string }> };

/** Products come from the point of sale, so each page is rendered when first requested, none during the build. */
export function generateStaticParams(): { product: string }[] {
  return [];
}

async function productIn(params: Props["params"]) {
  const id = (await params).product.toLowerCase();
  return PRODUCT_ID.test(id) ? cachedProduct(id) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const detail = await productIn(params);
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
 * unknown product is rendered per request and not stored.
 */
export default async function ProductPage({ params }: Props) {
  const detail = await productIn(params);
  if (detail) return <InventoryView view={{ ...wholeCatalog, product: detail.product.id }} detail={detail} />;
  await markUnstored();
  return <InventoryView view={wholeCatalog} problems={[UNKNOWN_PRODUCT]} />;
}
