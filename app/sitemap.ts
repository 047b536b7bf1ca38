import type { MetadataRoute } from "next";
import { indexedRoutes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";

/** The site's address is configured at run time, not at build time. */
export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  return indexedRoutes.map((route) => ({ url: absoluteUrl(route.path) }));
}
