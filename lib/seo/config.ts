import { env } from "@/lib/env";
import { hrefWith } from "@/lib/href";
import { routes } from "@/lib/routes";
import type { SeoPage } from "@/lib/seo/pages";

/** Link previews are cut to this shape by every large network. Pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** An absolute address on this site. The origin is read at run time, so one build serves any address. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().NEXTAUTH_URL).toString();
}

/** The absolute address of a product's own page. */
export function productUrl(id: string): string {
  return absoluteUrl(`${routes.inventory.path}?product=${id}`);
}

/** The absolute address of the shelf of one category. */
export function categoryUrl(category: string): string {
  return absoluteUrl(hrefWith(routes.inventory.path, { category }));
}

export function shareImagePath(page: SeoPage): string {
  return page === "home" ? "/opengraph-image" : `/share/${page}`;
}
