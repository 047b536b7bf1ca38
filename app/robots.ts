import type { MetadataRoute } from "next";
import { adminRoutes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";

/** The site's address is configured at run time, not at build time. */
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: [adminRoutes.dashboard.path, "/api/"] },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
