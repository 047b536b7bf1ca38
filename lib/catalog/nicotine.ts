import { isNamedNicotine, NICOTINE_GOODS } from "@/lib/catalog/names-nicotine";

/** In a sentence it may as well be a pouch for storing things. */
const POUCH_CATEGORY = /\bpouch(es)?\b/i;
/** Kinds of goods that come without nicotine although their name has one of the words above. */
const ACCESSORY_CATEGORY =
  /\b(accessor\w*|bags?|tubes?|containers?|cases?|storage|batter\w*|smell[- ]?proof)\b/i;

/** Vapes with hemp alone: "THC Vapes", "Delta 8 Disposables", but not "Vapes & CBD". */
const HEMP_CATEGORY =
  /^(?:(?:hemp|cbd|thc(?:-?[a-z])?|hhc|delta[\s-]?\d+|d[89])[\s/&-]*)+(?:vapes?|disposables?|pods?|carts?)(?: (?:pens?|vapes?))?$/i;

/**
 * Whether everything in a category of this name is treated as containing nicotine, as vapes, e-cigs and shisha are
 * (docs/adr/0024).
 */
export function isNicotineCategory(categoryName: string | null): boolean {
  if (categoryName === null) return false;
  if (ACCESSORY_CATEGORY.test(categoryName) || HEMP_CATEGORY.test(categoryName.trim())) return false;
  return NICOTINE_GOODS.test(categoryName) || POUCH_CATEGORY.test(categoryName);
}

/** "0 mg", "0% nicotine", "no nicotine", "zero nic", "nicotine-free". */
const NO_NICOTINE =
  /(?<![\d.,])0(?:\.0+)?\s?(?:mg|%)(?!\w)|\b(?:zero|no|without|non)[\s-]?nic(?:otine)?\b|\bnic(?:otine)?[\s-]free\b|\bfree (?:of|from) nic(?:otine)?\b/i;
/** What is smoked in a hookah without tobacco; "tobacco free" alone is also said of synthetic nicotine. */
const NO_TOBACCO =
  /\bsteam stones?\b|\btobacco[\s-]free\b.*\b(?:herbal|molasses|shisha|hookah)\b|\b(?:herbal|molasses|shisha|hookah)\b.*\btobacco[\s-]free\b/i;
/** A strength above zero, or a row of strengths: "3 mg", "5%", "0/3/6mg". */
const STRENGTH =
  /(?<![\d.,])(?!0+(?:[.,]0+)?\s?(?:mg|%))\d+(?:[.,]\d+)?\s?(?:mg|%)|\b0\s?(?:[/|&,-]|to|or)\s?\d/i;
const NICOTINE = /\bnic(?:otine)?\b|\btfn\b/i;

type Sold = {
  name: string;
  /** The register's own mark. */
  containsNicotine: boolean;
  categoryNames: readonly (string | null)[];
  /** Options and modifiers, any of which may be a strength. */
  optionLabels: readonly string[];
  modifiers: readonly { group: string; name: string }[];
};

/** Whether a name says outright that the product has no nicotine, in none of its choices. */
function deniesNicotine({ name, optionLabels, modifiers }: Sold): boolean {
  const choices = [...optionLabels, ...modifiers.flatMap((one) => [one.group, one.name])];
  if ([name, ...choices].some((text) => STRENGTH.test(text))) return false;
  return NO_NICOTINE.test(name) || (NO_TOBACCO.test(name) && !NICOTINE.test(name));
}

/**
 * Whether the warning has to stand beside a product: the register says that it contains nicotine, or its category or
 * name does and its name does not deny it. On a product without nicotine the sentence of 21 CFR 1143.3 would be false.
 */
export function needsWarning(product: Sold): boolean {
  if (product.containsNicotine) return true;
  const { name, categoryNames } = product;
  // What stands in no category is told by its name alone.
  const categories = categoryNames.length > 0 ? [...new Set(categoryNames)] : [null];
  const isNicotine =
    categories.some(isNicotineCategory) || categories.some((category) => isNamedNicotine(name, category));
  return isNicotine && !deniesNicotine(product);
}
