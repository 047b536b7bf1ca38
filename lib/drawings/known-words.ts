import { consonantsOf, isShortOf, MIN_MISSPELLED, SHORT_WORD } from "@/lib/drawings/spelling";
import { brandRules } from "@/lib/drawings/words/brands";
import { nameRules } from "@/lib/drawings/words/names";
import { soundAlikes } from "@/lib/drawings/words/trade-words";

/** The words of all rules, of which longer names are made. */
const known = new Set(
  [...brandRules, ...nameRules].flatMap(
    ({ words }) => words.replace(/\\[a-z]/g, " ").match(/[a-z]{4,}/g) ?? [],
  ),
);

const knownByStart = new Map<string, string[]>();
for (const word of known) {
  const start = word.slice(0, 1);
  knownByStart.set(start, [...(knownByStart.get(start) ?? []), word]);
}

/** Letters that are heard as each other. */
const ALIKE = /^(?:[aeiouy]{2}|[cksz]{2}|[fv]{2})$/;

/** Whether two texts differ by one letter: one that sounds like it, one too many or one too few. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const isChanged = short.length === long.length;
  if (isChanged && !ALIKE.test(`${short[at]}${long[at]}`)) return false;
  return long.slice(at + 1) === short.slice(isChanged ? at + 1 : at);
}

const isMeant = (text: string, word: string) =>
  (isShortOf(text, word) && consonantsOf(text) === consonantsOf(word)) ||
  (text.length >= MIN_MISSPELLED && isOneLetterOff(text, word));

function nearestKnown(text: string): string {
  if (known.has(text) || soundAlikes.has(text)) return text;
  const words = knownByStart.get(text.slice(0, 1))?.filter((word) => isMeant(text, word)) ?? [];
  return words.length === 1 && words[0] ? words[0] : text;
}

/**
 * Returns a normalized name with words spelled as in the rules. Only for names that no rule knows: in others a brand
 * could become another word.
 */
export const withKnownWords = (name: string): string => name.replace(SHORT_WORD, nearestKnown);
