/** A name as the rules read it: lower case, American spelling, plain quotes and spaces. */
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

/** The parts of a normalized name between commas, dashes and brackets; the first is nearly always the thing itself. */
export function nameParts(name: string): string[] {
  return name
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);
}

const edge = { before: "(?<![a-z0-9])", after: "(?![a-z0-9])" };

/** A pattern of whole words, with an optional plural. */
export function wholeWords(words: string, flags = "g"): RegExp {
  return new RegExp(`${edge.before}(?:${words})(?:'?e?s)?${edge.after}`, flags);
}

/** What a product comes with, or is for, does not tell what it is. */
export const BESIDE = /(?:^| )(?:with|w\/|for|fits?|incl\w*|featuring|compatible|comes|plus|on|\+)(?: |$)/;
