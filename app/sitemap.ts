import type { MetadataRoute } from "next";
import { cachedCategoryCounts, cachedProductIds } from "@/lib/catalog/queries";
import { indexedRoutes } from "@/lib/routes";
import { absoluteUrl, categoryUrl, productUrl } from "@/lib/seo/config";

/** The site's address is configured at run time, not at build time. */
export const dynamic = "force-dynamic";

/** The pages of the site, and the shelf: every category with products and every product on it. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [categories, productIds] = await Promise.all([cachedCategoryCounts(), cachedProductIds()]);
  const urls = [
    ...indexedRoutes.map(({ path }) => absoluteUrl(path)),
    ...categories.map(({ name }) => categoryUrl(name)),
    ...productIds.map(productUrl),
  ];
  return urls.map((url) => ({ url }));
}
