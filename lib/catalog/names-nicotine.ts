import { findKind } from "@/lib/drawings/find-kind";
import type { KindId } from "@/lib/drawings/kinds";
import { normalizeName } from "@/lib/drawings/normalize-name";
import { brandRules } from "@/lib/drawings/words/brands";
import { nameRules } from "@/lib/drawings/words/names";
import { nicotineBrands } from "@/lib/drawings/words/nicotine-brands";
import { hempVapeBrands, vapeBrands } from "@/lib/drawings/words/vape-brands";
import { memoize } from "@/lib/memoize";

/** Words for goods that are treated as containing nicotine. */
export const NICOTINE_GOODS =
  /\b(vapes?|vaping|(e|electronic)[- ]?cig\w*|e[- ]?(liquid|juice)s?|disposables?|pods?|shisha|tobacco|snus|(salt)?nic(otine)?(salts?)?)\b/i;
/** In a singular it may as well be a cutter, a case or an ashtray. */
const SMOKES = /\b(cigars|cigarillos?|cigarettes)\b/i;
/** As only vapes have: "5000 puffs", "25K puffs", "20k-puff". */
const PUFFS = /\b(?:\d[\d,]{2,}|\d{1,2}k)[ -]?puffs?\b/i;
/** In a text brands are also written with a hyphen. */
const inText = (brands: string) => `(?<![a-z0-9])(?:${brands.replaceAll(" ?", "[ -]?")})s?(?![a-z])`;
const BRANDS = new RegExp(inText(Object.values(nicotineBrands).join("|")), "i");
/** The number of puffs, and no year. */
const COUNT = "(?!20[2-4]\\d\\b)(?:\\d{4,5}|\\d{2,3}k)";
/**
 * Brands that are other words too, with what only vapes have: the number of puffs ("Hyde IQ 5000", "North 40K"), a word
 * for them ("all Fume flavors"), or another such brand ("Hyde and Fume").
 */
const VAPE_BRAND = inText(vapeBrands);
const BRANDS_IN_CONTEXT = [
  `(?=${VAPE_BRAND})\\w+ ${COUNT}s?\\b`,
  `${VAPE_BRAND}(?: [\\w.]+){0,3} (?:[a-z]{2})?${COUNT}s?\\b`,
  `${VAPE_BRAND}(?: \\w+)? (?:bars?|devices?|flavou?rs?|puffs)\\b`,
  `${VAPE_BRAND}(?:,|,? (?:and|&|or)|/) ?${VAPE_BRAND}`,
].map((pattern) => new RegExp(pattern, "i"));

/**
 * Whether the text of a deal or event names goods with nicotine, by kind or by brand, so that the warning has to stand
 * beside it.
 */
export function namesNicotine(...texts: string[]): boolean {
  return texts.some((text) =>
    [NICOTINE_GOODS, SMOKES, PUFFS, BRANDS, ...BRANDS_IN_CONTEXT].some((pattern) => pattern.test(text)),
  );
}

const KINDS: ReadonlySet<KindId> = new Set([
  "disposable",
  "pod",
  "pod-kit",
  "bottle",
  "shisha",
  "tobacco",
  "can",
]);
/** What names of goods of these kinds have; most others have none of it, and finding a kind takes longer. */
const CANDIDATE = new RegExp(
  `(?<![a-z0-9])(?:${[...brandRules, ...nameRules]
    .filter(({ kind }) => KINDS.has(kind))
    .map(({ words }) => words)
    .join("|")})|\\d{4}|\\bryo\\b|\\d ?(?:k|m[gl]|oz|%)|\\d0 ?gr?(?:ams?)?\\b|\\b(?:50|100|250)(?= |$)`,
);
/** Vapes and drops with hemp, and what else has a strength. */
const HEMP = new RegExp(
  `\\b(?:thc\\w?|thc-\\w|cb[dgn]|hhc|delta[- ]?\\d+|d[89]|hemp|kratom|kava|7-?oh|mushroom|live (?:resin|rosin)|indica|sativa)\\b|\\b\\d(?:\\.\\d)? ?g(?:r|rams?)?\\b|(?<![a-z0-9])(?:${hempVapeBrands})(?![a-z])`,
);
/** Pods and their devices are sold empty, except by makers who sell them filled. */
const FILLED = new RegExp(
  `${inText(`${nicotineBrands.pod}|${nicotineBrands.disposable}|my ?blu|blu|logic`)}|\\b(?:pre-?filled|tobacco|menthol|\\d{1,2}k)\\b|\\b\\d(?:\\.\\d)? ?%`,
);
/** What liquids are mixed from. */
const BASE = /\bvegetable glycerine?\b|\bv?[pv]g (?:\d+ ?ml )?base\b/;
/** Wraps are of hemp, palm or paper too, and a name without the word does not tell. */
const OF_TOBACCO = /(?<!\b(?:no|non|zero|without)[ -])\btobacco\b(?![ -]free)/;
const UNFILLED = /\b(?:device|battery|power unit|pwr unit|charg\w+)\b/;

function readName(name: string, categoryName: string | null): boolean {
  const text = normalizeName(name);
  const shelf = normalizeName(categoryName ?? "");
  if (!CANDIDATE.test(`${text} ${shelf}`) || HEMP.test(text) || HEMP.test(shelf) || BASE.test(text))
    return false;
  const { kind, noun } = findKind(name, categoryName);
  if (kind === "pod" || kind === "pod-kit") return FILLED.test(text) && !UNFILLED.test(text);
  if (kind === "wraps") return OF_TOBACCO.test(text);
  // Another noun stands for other goods of the kind, a tincture or steam stones, except for leaf and dokha.
  return KINDS.has(kind) && (noun === undefined || /^(?:dokha )?tobacco\b/.test(noun));
}

/**
 * Whether the name of a product says that it contains nicotine, by what it is drawn as: a brand that is another word
 * too ("Hyde") tells together with the rest of the name and the category. Memoized, because the unpaged list asks for
 * every product at once.
 */
export const isNamedNicotine = memoize(50_000, readName);
