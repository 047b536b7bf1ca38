import { wholeCatalogue } from "@/lib/catalog/view";
import { pageMetadata } from "@/lib/seo/metadata";
import { InventoryView } from "../../_components/inventory-view";

export const dynamic = "force-static";
/** Seconds, as on the page of everything. */
export const revalidate = 300;
export const metadata = pageMetadata("inventory");

/** Categories come and go with the register: each page is made when it is first asked for, none during the build. */
export function generateStaticParams(): { category: string }[] {
  return [];
}

/**
 * `/inventory?category=Bongs` as a page of its own, so that a shared address is right in the HTML and works without
 * script. next.config.mjs leads that address here; the path itself is no address of the site.
 */
export default async function InventoryCategoryPage({ params }: { params: Promise<{ category: string }> }) {
  const { category } = await params;
  return <InventoryView view={{ ...wholeCatalogue, category: decodeURIComponent(category) }} />;
}
