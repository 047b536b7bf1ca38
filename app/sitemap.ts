import type { MetadataRoute } from "next";
import { indexedRoutes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";

/** The site's address is known when the shop runs, not when it is built. */
export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  return indexedRoutes.map((route) => ({ url: absoluteUrl(route.path) }));
}
