import { wholeCatalog } from "@/lib/catalog/view";
import { InventoryView } from "../../_components/inventory-view";
import { shelfMetadata } from "../../_components/shelf-metadata";

export const dynamic = "force-static";
/** Seconds, as on /inventory. */
export const revalidate = 300;

type Props = { params: Promise<{ category: string }> };

const viewOf = async (params: Props["params"]) => ({
  ...wholeCatalog,
  category: decodeURIComponent((await params).category),
});

export async function generateMetadata({ params }: Props) {
  return shelfMetadata(await viewOf(params));
}

/** Categories come from the point of sale, so each page is rendered when first requested, none during the build. */
export function generateStaticParams(): { category: string }[] {
  return [];
}

/**
 * `/inventory?category=Bongs` as a page of its own, so that a shared address has the right HTML and works without
 * JavaScript. next.config.mjs rewrites that address to this path, which is not public.
 */
export default async function InventoryCategoryPage({ params }: Props) {
  return <InventoryView view={await viewOf(params)} />;
}
