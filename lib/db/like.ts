/** Straight, or curled as telephones and registers type it. */
const APOSTROPHE = /(?<=\p{L})['\u2018\u2019\u02bc]/gu;

/** A text as LIKE takes it literally; Prisma's `contains` does not escape wildcards. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A LIKE pattern that finds `text` anywhere, with wildcards escaped. One apostrophe in a word finds the others. */
export const containing = (text: string): string => `%${escapeLike(text).replace(APOSTROPHE, "_")}%`;

/** A plural, which customers type and names leave out: "torches", "batteries", "vapes", and not "glass". */
const PLURAL = /(?<=\p{L}{2}(?:[cs]h|ss|x))es$|(?<=\p{L}{4})ies$|(?<=\p{L}{2}[^\P{L}s])s$/iu;

/** A hyphen within a word too, which names have and customers do not type, or the other way round: "Zig-Zag". */
const BETWEEN_WORDS = /\s+|(?<=[\p{L}\d])-(?=[\p{L}\d])/u;

/** More words than anybody types for a product; each is one more comparison for each row. */
const MAX_WORDS = 10;

/**
 * A LIKE pattern for each word of a search, at most ten: names hold them in another order, with words between, and in
 * the singular.
 */
export function containingWords(text: string): string[] {
  const patterns = text.split(BETWEEN_WORDS).map((word) => containing(word.replace(PLURAL, "")));
  return [...new Set(patterns)].slice(0, MAX_WORDS);
}

/** The shortest text that a trigram index can search for. */
export const TRIGRAM = 3;
