import type { Metadata } from "next";
import { cachedShelfCategories } from "@/lib/catalog/queries";
import { type CatalogView, shelfTitle, viewSearch, wholeCatalog } from "@/lib/catalog/view";
import { categoryMetadata, pageMetadata, pageTitle } from "@/lib/seo/metadata";

/**
 * What the shelf says about itself. One of a category is a page of its own; a category that we do not have does not
 * filter. Under any other filter it is nothing for search engines to list.
 */
export async function shelfMetadata(view: CatalogView): Promise<Metadata> {
  const isKnown = (await cachedShelfCategories()).some(({ name }) => name === view.category);
  const category = isKnown ? view.category : "";
  const title = shelfTitle({ ...view, category }, pageTitle("inventory"));
  if (viewSearch(view) !== viewSearch({ ...wholeCatalog, category: view.category }))
    return { ...pageMetadata("inventory", { title }), robots: { index: false, follow: true } };
  return category ? categoryMetadata(category, title) : pageMetadata("inventory", { title });
}
