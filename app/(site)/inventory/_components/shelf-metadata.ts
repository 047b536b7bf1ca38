import type { Metadata } from "next";
import { cachedShelfCategories } from "@/lib/catalog/queries";
import { type CatalogView, shelfTitle } from "@/lib/catalog/view";
import { pageMetadata, pageTitle } from "@/lib/seo/metadata";

/** What the shelf says about itself under a filter. A category that we do not have does not filter. */
export async function shelfMetadata(view: CatalogView): Promise<Metadata> {
  const isKnown = (await cachedShelfCategories()).some(({ name }) => name === view.category);
  const title = shelfTitle(isKnown ? view : { ...view, category: "" }, pageTitle("inventory"));
  return pageMetadata("inventory", title);
}
