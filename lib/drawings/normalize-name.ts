/** Returns a name in the form the rules match: lower case, American spelling, plain quotes and single spaces. */
export function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[®™©]/g, "")
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[–—]/g, " - ")
    .replace(/colour/g, "color")
    .replace(/\bgrey\b/g, "gray")
    .replace(/aluminium/g, "aluminum")
    .replace(/\s+/g, " ")
    .trim();
}

const SEPARATOR = /[,;:()[\]|]| - | \/ |\/(?=[a-z])/;

/** Splits a normalized name at commas, dashes and brackets; the first part is nearly always the product itself. */
export function nameParts(name: string): string[] {
  return name
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);
}

const edge = { before: "(?<![a-z0-9])", after: "(?![a-z0-9])" };

/** Compiles alternatives to a pattern that matches whole words with an optional plural. */
export function wholeWords(words: string, flags = "g"): RegExp {
  return new RegExp(`${edge.before}(?:${words})(?:'?e?s)?${edge.after}`, flags);
}

/** Words that introduce accessories or what a product fits, which do not describe the product itself. */
export const BESIDE = /(?:^| )(?:with|w\/|for|fits?|incl\w*|featuring|compatible|comes|plus|on|\+)(?: |$)/;
