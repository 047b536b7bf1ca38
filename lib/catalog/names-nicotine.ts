import { NICOTINE_GOODS } from "@/lib/catalog/nicotine";
import { nicotineBrands } from "@/lib/drawings/words/nicotine-brands";

/** In a singular it may as well be a cutter, a case or an ashtray. */
const SMOKES = /\b(cigars|cigarillos?|cigarettes)\b/i;
/** As only vapes have: "5000 puffs", "25K puffs", "20k-puff". */
const PUFFS = /\b(?:\d[\d,]{2,}|\d{1,2}k)[ -]?puffs?\b/i;
/** In a text brands are also written with a hyphen. */
const BRANDS = new RegExp(
  `(?<![a-z0-9])(?:${Object.values(nicotineBrands).join("|").replaceAll(" ?", "[ -]?")})s?(?![a-z])`,
  "i",
);

/**
 * Whether the text of a deal or event names goods with nicotine, by kind or by brand, so that the warning has to stand
 * beside it. Not in nicotine.ts, which the shelf loads in the browser, because of its size.
 */
export function namesNicotine(...texts: string[]): boolean {
  return texts.some((text) => [NICOTINE_GOODS, SMOKES, PUFFS, BRANDS].some((pattern) => pattern.test(text)));
}
