import { soundAlikes, tradeWords } from "@/lib/drawings/words/trade-words";

/** The consonants of a word and its first letter, doubled ones once: "strwbry" of "strawberry". */
export const consonantsOf = (word: string) => word.replace(/(?<=.)[aeiou]/g, "").replace(/(.)\1+/g, "$1");

const wordsByConsonants = new Map(tradeWords.map((word) => [consonantsOf(word), word]));

/** The first letter of a word and all of them in the order of the alphabet, the same for "gridner" as for "grinder". */
const lettersOf = (word: string) => word.slice(0, 1) + [...word].sort().join("");

const wordsByLetters = new Map(tradeWords.map((word) => [lettersOf(word), word]));

/** Whether the letters of a text are letters of a longer word, in its order. */
export function isShortOf(text: string, word: string): boolean {
  let found = 0;
  for (const letter of word) if (letter === text[found]) found += 1;
  return found === text.length && text.length < word.length;
}

/** Shorter texts with another vowel than a word of the trade are too often another word. */
export const MIN_MISSPELLED = 6;

/** A text with doubled consonants once, as clerks confuse them: "batery" of "battery" and of "baterry". */
const single = (text: string) => text.replace(/([^aeiou])\1+/g, "$1");

/** Whether a text is a word with another vowel or a consonant doubled: "bangar", "containner". */
function isMisspelled(text: string, word: string): boolean {
  if (text.length < MIN_MISSPELLED || soundAlikes.has(text)) return false;
  const others = [...text].filter((letter, at) => letter !== word[at]);
  return (text.length === word.length && others.length === 1) || single(text) === single(word);
}

/** Returns the word of the trade that a text is short of or misspells, with its plural; the text where there is none. */
export function tradeWord(text: string): string {
  const [, singular = text, plural = ""] = /^(.+?)(s?)$/.exec(text) ?? [];
  const word = wordsByConsonants.get(consonantsOf(singular));
  if (word && (isShortOf(singular, word) || isMisspelled(singular, word))) return word + plural;
  const swapped = singular.length >= MIN_MISSPELLED ? wordsByLetters.get(lettersOf(singular)) : undefined;
  return swapped ? swapped + plural : text;
}

/** Texts of three letters, without a vowel, or of more. */
export const SHORT_WORD = /(?<![a-z0-9'])(?:[^\W\d_aeiou]{3}|[a-z]{4,})(?![a-z0-9'])/g;
