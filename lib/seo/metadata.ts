import type { Metadata } from "next";
import { routes } from "@/lib/routes";
import { absoluteUrl, shareImagePath, shareImageSize } from "@/lib/seo/config";
import { pageSeo, type SeoPage } from "@/lib/seo/pages";
import { shop } from "@/lib/shop/shop";

/** The full title of a page, as the browser tab and search results show it. */
export function pageTitle(page: SeoPage): string {
  const { title } = pageSeo[page];
  return page === "home" ? title : `${title} | ${shop.name}`;
}

/** Everything a public page says about itself: `export const metadata = pageMetadata("deals")`. */
export function pageMetadata(page: SeoPage): Metadata {
  const { description, keywords, headline } = pageSeo[page];
  const title = pageTitle(page);
  const url = absoluteUrl(routes[page].path);
  const image = {
    url: absoluteUrl(shareImagePath(page)),
    ...shareImageSize,
    alt: `${headline}. ${shop.name}`,
  };
  return {
    metadataBase: new URL(absoluteUrl("/")),
    title: { absolute: title },
    description,
    keywords: [...keywords],
    alternates: { canonical: url },
    openGraph: {
      type: "website",
      siteName: shop.name,
      locale: "en_US",
      title,
      description,
      url,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
