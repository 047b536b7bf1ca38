import { abbreviations } from "@/lib/drawings/words/abbreviations";

const edge = { before: "(?<![a-z0-9])", after: "(?![a-z0-9])" };

/** Compiles alternatives to a pattern that matches whole words with an optional plural. */
export function wholeWords(words: string): RegExp {
  return new RegExp(`${edge.before}(?:${words})(?:'?e?[sz])?${edge.after}`, "g");
}

/** All abbreviations in one pattern, each a group, so that a name is searched once. */
const shortened = new RegExp(
  `${edge.before}(?:${abbreviations.map(([short]) => `(${short})`).join("|")})\\.?${edge.after}`,
  "g",
);

function inFull(abbreviation: string, ...groups: unknown[]): string {
  const index = groups.slice(0, abbreviations.length).findIndex((group) => group !== undefined);
  return abbreviations[index]?.[1] ?? abbreviation;
}

/**
 * Returns a name in the form the rules match: lower case, American spelling, plain quotes, single spaces, initials
 * without dots ("O.G." is "og"), and abbreviations in full.
 */
export function normalizeName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[®™©]/g, "")
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[–—]/g, " - ")
    .replace(/_/g, " ")
    .replace(/colour/g, "color")
    .replace(/aluminium/g, "aluminum")
    .replace(/(?<![a-z.])(?:[a-z]\.)+[a-z](?![a-z])\.?/g, (initials) => initials.replaceAll(".", ""))
    .replace(/\s+/g, " ")
    .trim();
  return plain
    .replace(shortened, inFull)
    .replace(/\bw\/(?=\S)/g, "w/ ")
    .replace(/([a-z]{4})(?=\d)/g, "$1 ");
}

const SEPARATOR = /[,;:()[\]|]| - | \/ |\/(?=[a-z])/;

/** Splits a normalized name at commas, dashes and brackets; the first part is nearly always the product itself. */
export function nameParts(name: string): string[] {
  return name
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Words that introduce accessories or what a product fits, which do not describe the product itself. */
export const BESIDE =
  /(?:^| )(?:with|(?<!\d )w\/?|for|fits?|incl\w*|featuring|compatible|comes|(?<=\w )on(?! top)|\+)(?: |$)/;
