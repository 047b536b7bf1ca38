import type { Metadata } from "next";
import { routes } from "@/lib/routes";
import { absoluteUrl, categoryUrl, productUrl, shareImagePath, shareImageSize } from "@/lib/seo/config";
import { pageSeo, type SeoPage } from "@/lib/seo/pages";
import { shop } from "@/lib/shop/shop";

/** The full title of a page, as the browser tab and search results show it. */
export function pageTitle(page: SeoPage): string {
  const { title } = pageSeo[page];
  return page === "home" ? title : `${title} | ${shop.name}`;
}

/**
 * Everything a public page says about itself: `export const metadata = pageMetadata("deals")`.
 * @param own what it says instead of what the page usually does
 */
export function pageMetadata(page: SeoPage, own: Partial<Seo> = {}): Metadata {
  const { description, keywords, headline } = pageSeo[page];
  return toMetadata({
    title: pageTitle(page),
    description,
    keywords,
    url: absoluteUrl(routes[page].path),
    image: { url: absoluteUrl(shareImagePath(page)), ...shareImageSize, alt: `${headline}. ${shop.name}` },
    ...own,
  });
}

/** The metadata of /inventory?category=…, which is a page of its own to search engines. */
export function categoryMetadata(category: string, title: string): Metadata {
  return pageMetadata("inventory", {
    title,
    description: `${category} on our shelves in Las Vegas, with prices and stock. In store only, ${shop.minimumAge}+.`,
    keywords: [category, `${category} Las Vegas`, "smoke shop Las Vegas"],
    url: categoryUrl(category),
  });
}

export type ProductSeo = {
  id: string;
  name: string;
  category: string | null;
  description: string | null;
  /** As people read it. */
  price: string;
  imageUrl: string | null;
};

export const productTitle = ({ name }: Pick<ProductSeo, "name">): string => `${name} | ${shop.name}`;

const MAX_DESCRIPTION = 160;

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Cuts a text to a number of characters: after a word, or in one that is too long, but never inside an emoji. */
function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const room = characters.slice(0, most - 1).join("").length;
  // An emoji may consist of several characters, such as a family or a flag.
  const start = text.slice(0, new Intl.Segmenter("en").segment(text).containing(room)?.index);
  const words = start.replace(/\s\S*$/, "");
  return `${words.length > start.length / 2 ? words : start}…`;
}

/** What the page of one product says about itself. */
export function productMetadata(product: ProductSeo): Metadata {
  const { name, category, price, imageUrl } = product;
  const what = product.description?.replace(/\s+/g, " ").trim() || `${name} on the shelf in Las Vegas`;
  const [before, after] = [`${price}. `, ` In store only, ${shop.minimumAge}+.`];
  const room = MAX_DESCRIPTION - before.length - after.length;
  return toMetadata({
    title: productTitle(product),
    description: `${before}${shortened(asSentence(what), room)}${after}`,
    keywords: [name, ...(category ? [category, `${category} Las Vegas`] : []), "smoke shop Las Vegas"],
    url: productUrl(product.id),
    image: imageUrl
      ? { url: absoluteUrl(imageUrl), alt: name }
      : {
          url: absoluteUrl(shareImagePath("inventory")),
          ...shareImageSize,
          alt: `${pageSeo.inventory.headline}. ${shop.name}`,
        },
  });
}

type Seo = {
  title: string;
  description: string;
  keywords: readonly string[];
  url: string;
  image: { url: string; alt: string; width?: number; height?: number };
};

function toMetadata({ title, description, keywords, url, image }: Seo): Metadata {
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
