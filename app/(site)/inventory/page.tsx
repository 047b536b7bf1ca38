import { wholeCatalogue } from "@/lib/catalog/view";
import { pageMetadata } from "@/lib/seo/metadata";
import { InventoryView } from "./_components/inventory-view";

export const dynamic = "force-static";
/** Seconds. Stock changes re-make the page at once; this keeps "last read" honest when nothing is read any more. */
export const revalidate = 300;
export const metadata = pageMetadata("inventory");

export default function InventoryPage() {
  return <InventoryView view={wholeCatalogue} />;
}
