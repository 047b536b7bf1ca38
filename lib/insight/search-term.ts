const LONGEST_TERM = 40;
const SHORTEST_TERM = 3;
/** A phone number, a card, a date of birth: nobody's business here. */
const LONG_NUMBER = /\d[\d\s().-]{4,}\d/;

/**
 * What is counted of a search: lower case, one space between words, cut. Null for what says nothing about goods or may say
 * something about a person: too short, an address, a long number.
 */
export function searchTerm(text: string): string | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.$%/+'-]+/gu, " ")
    .trim();
  if (plain.includes("@") || plain.includes("//") || LONG_NUMBER.test(plain)) return null;
  const term = [...plain].slice(0, LONGEST_TERM).join("").trim();
  return [...term].length < SHORTEST_TERM || !/\p{L}/u.test(term) ? null : term;
}
