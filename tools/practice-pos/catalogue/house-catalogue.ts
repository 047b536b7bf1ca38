import { EVERYTHING_ELSE } from "./everything-else";
import { type CatalogueProduct, expandFamily } from "./family";
import { GLASS } from "./glass";
import { HOOKAH } from "./hookah";
import { SMOKING } from "./smoking";
import { VAPOR } from "./vapor";

/** Categories in the order the register shows them; the first six are the shop's default ones. */
const CATEGORY_ORDER = [
  "Hookahs",
  "Bongs",
  "Pipes",
  "E-cigs",
  "Vapes",
  "Additional",
  "Shisha",
  "Charcoal",
  "E-Liquids",
  "Rolling Papers",
  "Grinders",
  "Dab Rigs",
  "Lighters & Torches",
  "Cleaning & Care",
  "Storage & Cases",
] as const;

export interface Catalogue {
  categories: readonly string[];
  products: readonly CatalogueProduct[];
  /** A list somebody brought: every line of it is for sale, so no item is made hidden, unavailable or deleted. */
  asListed: boolean;
}

/** The product list written for the practice shop. */
export function houseCatalogue(): Catalogue {
  const families = [...HOOKAH, ...GLASS, ...VAPOR, ...SMOKING, ...EVERYTHING_ELSE];
  return { categories: CATEGORY_ORDER, products: families.flatMap(expandFamily), asListed: false };
}
