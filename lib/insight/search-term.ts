const MAX_TERM_LENGTH = 40;
const MIN_TERM_LENGTH = 3;
/** A phone number, a card number, a date of birth: not to be stored. */
const LONG_NUMBER = /\d[\d\s().-]{4,}\d/;

/**
 * The term a search is counted under: lower case, single spaces, truncated. Null for one too short to matter or that
 * may be personal: an e-mail address, a long number.
 */
export function searchTerm(text: string): string | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.$%/+'-]+/gu, " ")
    .trim();
  if (plain.includes("@") || plain.includes("//") || LONG_NUMBER.test(plain)) return null;
  const term = [...plain].slice(0, MAX_TERM_LENGTH).join("").trim();
  return [...term].length < MIN_TERM_LENGTH || !/\p{L}/u.test(term) ? null : term;
}
