import { SHORT_WORD, tradeWord } from "@/lib/drawings/spelling";
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

const FRACTIONS: Readonly<Record<string, string>> = { "¼": "1/4", "½": "1/2", "¾": "3/4" };

/**
 * Returns a name in the form the rules match: lower case, American spelling, plain quotes, single spaces, initials
 * without dots ("O.G." is "og"), and abbreviations in full.
 */
export function normalizeName(name: string): string {
  const plain = name
    .toLowerCase()
    // Before the Unicode form, which writes the mark of inches as two of feet and "1½" as "11⁄2".
    .replace(/[“”″]|''|′′/g, '"')
    .replace(/[¼½¾]/g, (fraction) => ` ${FRACTIONS[fraction]}`)
    .normalize("NFKC")
    .replace(/[®™©]/g, "")
    .replace(/[‘’`´′]/g, "'")
    .replace(/[‐‑]/g, "-")
    .replace(/[–—]/g, " - ")
    .replace(/_/g, " ")
    .replace(/colour/g, "color")
    .replace(/aluminium/g, "aluminum")
    // The sign of ohms, which lower case and the Unicode form turn into a Greek letter, and decimals with a comma.
    .replace(/(?<=\d) ?ω/g, " ohm")
    .replace(/(?<=\d),(?=\d{1,2} ?(?:ohm|m[lgm]\b|cm\b|l\b|%))/g, ".")
    .replace(/(?<![a-z.])(?:[a-z]\.)+[a-z](?![a-z])\.?/g, (initials) => initials.replaceAll(".", ""))
    .replace(/\s+/g, " ")
    .trim();
  return plain
    .replace(shortened, inFull)
    .replace(SHORT_WORD, tradeWord)
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
  /(?:^| )(?:with|w\/|(?<!\d )w|for|(?<!\bflex )fits?|incl\w*|(?<=\w )mit(?! \d| super| kratom)|für|plus(?= (?:\w+ )?tips?\b)|featuring|compatible|comes|(?<=\w )(?<!\b(?:rock|roll|clip|slip|screw|snap|add|carry|try) )on(?! top| glass\b)|\+)(?: |$)/;

/** What a product fits, to the end of the name; in "2 for 99" it is a price. */
const FITS =
  /(?<=[a-z)"] )(?<!\b(?:made|good|great|best|ready|only) )(?:for|(?<!\bflex )fits?|für|compatible with) (?!\$?\d).*$/;

/** Returns a normalized name without what the product fits: in "cover for Peak Pro" that says nothing of its kind. */
export const withoutFit = (name: string): string => name.replace(FITS, "").trim();
