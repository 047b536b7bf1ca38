import type { Metadata } from "next";
import { cachedShelfCategories } from "@/lib/catalog/queries";
import { type CatalogView, shelfTitle } from "@/lib/catalog/view";
import { categoryMetadata, pageMetadata, pageTitle } from "@/lib/seo/metadata";

async function readTitle(view: CatalogView): Promise<{ title: string; category: string }> {
  const isKnown = (await cachedShelfCategories()).some(({ name }) => name === view.category);
  const category = isKnown ? view.category : "";
  return { title: shelfTitle({ ...view, category }, pageTitle("inventory")), category };
}

/** What the shelf says about itself under a filter. A category that we do not have does not filter. */
export async function filteredMetadata(view: CatalogView): Promise<Metadata> {
  const { title } = await readTitle(view);
  return { ...pageMetadata("inventory", { title }), robots: { index: false, follow: true } };
}

/** What the whole shelf of one category says about itself, or the page in its place when we have none of the name. */
export async function shelfMetadata(view: CatalogView): Promise<Metadata> {
  const { title, category } = await readTitle(view);
  return category ? categoryMetadata(category, title) : pageMetadata("inventory", { title });
}
