import { wholeCatalog } from "@/lib/catalog/view";
import { pageMetadata } from "@/lib/seo/metadata";
import { InventoryView } from "./_components/inventory-view";

export const dynamic = "force-static";
/** Seconds. A change of stock revalidates the page at once; this limit keeps "last read" right when syncs stop. */
export const revalidate = 300;
export const metadata = pageMetadata("inventory");

export default function InventoryPage() {
  return <InventoryView view={wholeCatalog} />;
}
