import { wholeCatalog } from "@/lib/catalog/view";
import { pageMetadata } from "@/lib/seo/metadata";
import { InventoryView } from "../../_components/inventory-view";

export const dynamic = "force-static";
/** Seconds, as on /inventory. */
export const revalidate = 300;
export const metadata = pageMetadata("inventory");

/** Categories come from the point of sale, so each page is rendered when first requested, none during the build. */
export function generateStaticParams(): { category: string }[] {
  return [];
}

/**
 * `/inventory?category=Bongs` as a page of its own, so that a shared address has the right HTML and works without
 * JavaScript. next.config.mjs rewrites that address to this path, which is not public.
 */
export default async function InventoryCategoryPage({ params }: { params: Promise<{ category: string }> }) {
  const { category } = await params;
  return <InventoryView view={{ ...wholeCatalog, category: decodeURIComponent(category) }} />;
}
