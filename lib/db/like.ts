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

/**
 * Words that names may write apart: "zigzag", "7oh". Shorter ones would be found by chance, and numbers by the digits of
 * others.
 */
const JOINED = /^(?=.*\p{L})(?:[\p{L}\d]{4,}|(?=.*\d)[\p{L}\d]{3})$/u;

/** What stands between the parts of a name that is typed as one word. Written into an index: see lib/catalog/text-sql.ts. */
export const SEPARATORS = " .&/'-";

/** A word of a search. */
export type SearchWord = {
  /** The LIKE pattern that finds it. */
  pattern: string;
  /**
   * The regular expression that finds it where a name writes it in parts, from the beginning of one: "zigzag" in
   * "Zig-Zag"; null for words that stand in one part only.
   */
  apart: string | null;
};

const apartOf = (word: string): string | null =>
  JOINED.test(word) ? `(^|[[:space:][:punct:]])${[...word].join(`[${SEPARATORS}]*`)}` : null;

/** More words than anybody types for a product; each is one more comparison for each row. */
const MAX_WORDS = 10;

/** Each word of a search, at most ten: names hold them in another order, with words between, and in the singular. */
export function searchWords(text: string): SearchWord[] {
  const words = new Set(text.split(BETWEEN_WORDS).map((word) => word.replace(PLURAL, "")));
  return [...words].slice(0, MAX_WORDS).map((word) => ({ pattern: containing(word), apart: apartOf(word) }));
}

/** The shortest text that a trigram index can search for. */
export const TRIGRAM = 3;
