import { PHONES_IN_TEXT } from "@/lib/phones-in-text";

const MAX_TERM_LENGTH = 40;
const MIN_TERM_LENGTH = 3;
/** A phone number, a card number, a date of birth: not to be stored. */
const LONG_NUMBER = /\d[\d\s().-]{4,}\d/;
/** Slashes also stand between sizes and in names, so there only what has the shape of a date counts, or of a phone number. */
const DATE = /(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}(?!\d)/;

const isLongNumber = (plain: string): boolean =>
  LONG_NUMBER.test(plain) || DATE.test(plain) || plain.search(PHONES_IN_TEXT) >= 0;

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
  if (plain.includes("@") || plain.includes("//") || isLongNumber(plain)) return null;
  const term = [...plain].slice(0, MAX_TERM_LENGTH).join("").trim();
  return [...term].length < MIN_TERM_LENGTH || !/\p{L}/u.test(term) ? null : term;
}
