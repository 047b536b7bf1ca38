import { BESIDE, nameParts, wholeWords } from "@/lib/drawings/normalize-name";
import { accentParts, colorRules, materialRules, notColors } from "@/lib/drawings/words/colors";

/** A color found in a product name. */
export type NamedColor = {
  look: string;
  /**
   * The word used in the text alternative: as in the name, or the plain color where the name uses a comparison
   * ("Forest" is green).
   */
  word: string;
  /** The part that has the color, such as "lip"; null when the whole product has it. */
  part: string | null;
};

/** Spoken names of looks whose id is not the usual word for the color. */
const calls: Readonly<Record<string, string>> = { sky: "light blue", lime: "lime green", navy: "navy blue" };

const plain = colorRules.map(({ look, plain = "(?!)" }) => ({ look, pattern: wholeWords(plain) }));
const late = colorRules.map(({ look, plain = "(?!)", late: more }) => ({
  look,
  pattern: wholeWords(more ? `${plain}|${more}` : plain),
}));
/** Late words that name goods as often as colors, so that at the end of a name they are none. */
const NOT_LAST = /^(?:charcoal|ash|honey|cream|sage)$/;
/** What clerks type after the color: sizes, counts, versions. */
const AFTER_COLOR =
  /(?: (?:\d\S*|v\d\S*|x{0,3}l|lg|md|med|sm|small|medium|large|kit|ea(?:ch)?|new|ct|pk|pack|single))+$/;
/** The price and the number of the article that end a line of an invoice. */
const PRICE = / \$ ?\d+(?:\.\d+)?(?:-\w+(?: \d\w*)?)?$/;
const materials = materialRules.map(({ words, ...rule }) => ({ ...rule, pattern: wholeWords(words) }));
const nothing = wholeWords(notColors.join("|"));
const ACCENT = new RegExp(`^ (${accentParts})\\b`);

/** Returns the part named next to a color word: "lip" for "pink lip", "detail" for "color detail black". */
function partBeside(text: string, start: number, length: number): string | null {
  if (text.slice(0, start).endsWith("detail ")) return "detail";
  return ACCENT.exec(text.slice(start + length))?.[1] ?? null;
}

type Hit = NamedColor & { start: number; end: number };

/** Late color words; a plain color next to one wins: "Blue Carbon" is blue. */
function lateHitsIn(part: string): Hit[] {
  const sure = hitsIn(part, plain);
  return sure.length > 0
    ? sure
    : hitsIn(part, late).map((hit) => ({ ...hit, word: calls[hit.look] ?? hit.look }));
}

/** The color that ends a name without commas, as clerks type it: "bubbler smoke", "peak pro onyx 2". */
function lastHitsIn(part: string): Hit[] {
  const last = part.replace(AFTER_COLOR, "").split(" ").at(-1) ?? "";
  return NOT_LAST.test(last) || last === part ? [] : lateHitsIn(last);
}

/** Joins words for one color: "emerald green accents" are green accents. */
function joined(hits: Hit[], text: string): Hit[] {
  const list: Hit[] = [];
  for (const hit of hits) {
    const before = list.at(-1);
    if (before?.look === hit.look && text.slice(before.end, hit.start) === " ") {
      list[list.length - 1] = { ...hit, word: `${before.word} ${hit.word}`, start: before.start };
    } else list.push(hit);
  }
  return list;
}

const isInside = (one: Hit, other: Hit) =>
  other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;

function hitsIn(part: string, rules: typeof plain): Hit[] {
  const all = rules.flatMap(({ look, pattern }) =>
    [...part.matchAll(pattern)].map((hit) => ({
      look,
      word: hit[0],
      start: hit.index,
      end: hit.index + hit[0].length,
      part: partBeside(part, hit.index, hit[0].length),
    })),
  );
  const whole = all
    .filter((one) => !all.some((other) => isInside(one, other)))
    .toSorted((one, other) => one.start - other.start);
  return joined(whole, part);
}

/** The last word, or the last two that "and" joins. */
const LAST_WORDS = /(?:(?<before>\S+) (?:and|&) )?(?<last>\S+)$/;

/** The color that ends a phrase, or the two: "metal bowl black and green". */
function lastColors(phrase: string): string {
  const { before = "", last = "" } = LAST_WORDS.exec(phrase)?.groups ?? {};
  const isColor = (word: string) => hitsIn(word, plain).length > 0;
  if (!isColor(last)) return "";
  return isColor(before) ? `${before} and ${last}` : last;
}

/**
 * Returns a part of a name without its accessories, but with the colors they give the product: the accents in "with
 * amber accents", and the last words when they are colors and none came before, as in "with mouthpiece black".
 */
function ofItself(part: string): string {
  const [itself = "", ...beside] = part.split(BESIDE);
  const accents = beside.flatMap((phrase) => hitsIn(phrase, plain).filter((hit) => hit.part !== null));
  if (accents.length > 0)
    return `${itself} ${accents.map(({ word, part: of }) => `${word} ${of}`).join(" ")}`;
  if (hitsIn(itself, plain).length > 0) return itself;
  return `${itself} ${lastColors(beside.at(-1) ?? "")}`.trimEnd();
}

/** Returns the parts of a name that describe the product itself, without accessories and phrases of `notColors`. */
function partsOf(name: string): string[] {
  // "Black/red" is one color beside the other, and no separator of parts.
  const cleaned = name
    .replace(PRICE, "")
    .replace(nothing, "·")
    .replace(/(?<=[a-z])\/(?=[a-z])/g, " and ");
  return nameParts(cleaned).map(ofItself);
}

const toColor = ({ look, word, part }: Hit): NamedColor => ({ look, word, part });

/**
 * Returns the colors of a normalized name, in its order. Colors after a comma win over those of the first part, which
 * may be a brand ("Copper Canyon Torch, Black").
 */
export function namedColors(name: string, { isPlainOnly = false } = {}): NamedColor[] {
  const [first = "", ...rest] = partsOf(name);
  const lateHits = rest.flatMap((part) => (isPlainOnly ? hitsIn(part, plain) : lateHitsIn(part)));
  const firstHits = lateHits.length > 0 ? lateHits : hitsIn(first, plain);
  const hits = firstHits.length > 0 || isPlainOnly ? firstHits : lastHitsIn(first);
  const seen = new Set<string>();
  return hits.map(toColor).filter(({ look }) => !seen.has(look) && seen.add(look));
}

/**
 * Returns the look of the material a normalized name mentions; null when it mentions none.
 * @param isFlavored whether such names contain flavors, so that only materials that are none count
 */
export function namedMaterial(name: string, { isFlavored = false } = {}): string | null {
  for (const part of partsOf(name).reverse()) {
    const hit = materials.find(
      ({ pattern, isOfGlass }) => !(isFlavored && isOfGlass) && part.search(pattern) >= 0,
    );
    if (hit) return hit.look;
  }
  return null;
}

/** Colors of flavors: they tint a label and are never named as the product's color. */
const flavors: readonly (readonly [string, string])[] = [
  ["lime", "lime|kiwi|green apple|melon patch|honeydew|sour apple|pear"],
  ["green", "mint|(?<!non[- ])menthol|spearmint|cucumber|matcha|pine|cactus|aloe|wintergreen|green tea"],
  ["blue", "blue razz\\w*|blue raspberry|blueberry|blue slush|(?<!special |turbo )blue|glacier"],
  ["sky", "ice(?:d)?|cool|frost|freeze|arctic|chill|linen|rain"],
  ["purple", "grape|blackberry|purple|plum|acai|lavender|dragon ?fruit|dragonfruit|dragon's blood"],
  [
    "pink",
    // "Gummies" are the goods, and their flavor comes after.
    "strawberry|watermelon|raspberry|pink|bubble ?gum|cotton candy|lychee|guava|rose|berry|gummy|gummi bear",
  ],
  ["red", "cherry|apple|red|cinnamon|cranberry|pomegranate|fruit punch|cola"],
  ["orange", "orange|peach|mango|tangerine|papaya|apricot|passion ?fruit|tropical|sunset"],
  ["yellow", "banana|lemon(?:ade)?|pineapple|custard|vanilla|honey|citrus|coconut|cream"],
  ["brown", "tobacco|coffee|caramel|chocolate|cookie|chai|earl grey|cedar|natural|original|organic"],
];
const compiledFlavors = flavors.map(([look, words]) => ({ look, pattern: wholeWords(words) }));

/** Returns the tint of the first flavor a name mentions; null when it mentions none. */
export function flavorTint(name: string): string | null {
  const hits = compiledFlavors
    .map(({ look, pattern }) => ({ look, at: name.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return hits[0]?.look ?? null;
}
