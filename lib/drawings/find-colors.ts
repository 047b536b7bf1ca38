import { accentParts, colorRules, materialRules, notColors } from "@/lib/drawings/color-words";
import { BESIDE, nameParts, wholeWords } from "@/lib/drawings/normalize-name";

/** A color the name gives: how it is drawn, and the word it is given by. */
export type NamedColor = {
  look: string;
  /** In the name's own word, or the plain name of a color that is given by a likeness ("Forest" is green). */
  word: string;
  /** The part that has the color, "lip", where it is not the whole thing's. */
  part: string | null;
};

/** Looks whose id is not what one calls the color. */
const calls: Readonly<Record<string, string>> = { sky: "light blue", lime: "lime green", navy: "navy blue" };

const plain = colorRules.map(({ look, plain = "(?!)" }) => ({ look, pattern: wholeWords(plain) }));
const late = colorRules.map(({ look, plain = "(?!)", late: more }) => ({
  look,
  pattern: wholeWords(more ? `${plain}|${more}` : plain),
}));
const materials = materialRules.map(({ look, words }) => ({ look, pattern: wholeWords(words) }));
const nothing = wholeWords(notColors.join("|"));
const ACCENT = new RegExp(`^ (${accentParts})\\b`);

/** The part whose color a word is: "pink lip", "color detail black". */
function partBeside(text: string, start: number, length: number): string | null {
  if (text.slice(0, start).endsWith("detail ")) return "detail";
  return ACCENT.exec(text.slice(start + length))?.[1] ?? null;
}

type Hit = NamedColor & { start: number; end: number };

/** Words that count late only where no plain color stands beside them: "Blue Carbon" is blue. */
function lateHitsIn(part: string): Hit[] {
  const sure = hitsIn(part, plain);
  return sure.length > 0
    ? sure
    : hitsIn(part, late).map((hit) => ({ ...hit, word: calls[hit.look] ?? hit.look }));
}

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
  return all
    .filter((one) => !all.some((other) => other !== one && other.start <= one.start && other.end > one.end))
    .filter((one) => !all.some((other) => other !== one && other.start < one.start && other.end >= one.end))
    .toSorted((one, other) => one.start - other.start);
}

/** "with mouthpiece black": a last word beside is again of the thing, where it is a color and nothing before was one. */
function ofItself(part: string): string {
  const [itself = "", ...beside] = part.split(BESIDE);
  const last = beside.at(-1)?.split(" ").at(-1) ?? "";
  return hitsIn(itself, plain).length === 0 && hitsIn(last, plain).length > 0 ? `${itself} ${last}` : itself;
}

/** The parts that speak of the thing itself, without what it comes with and without words that are no colors. */
function partsOf(name: string): string[] {
  const cleaned = name.replace(nothing, "·");
  return nameParts(cleaned).map(ofItself);
}

const toColor = ({ look, word, part }: Hit): NamedColor => ({ look, word, part });

/**
 * The colors a normalized name gives, in its order. Those after a comma win over those in the first part, which may be a
 * maker's ("Copper Canyon Torch, Black").
 */
export function namedColors(name: string, { isPlainOnly = false } = {}): NamedColor[] {
  const [first = "", ...rest] = partsOf(name);
  const lateHits = rest.flatMap((part) => (isPlainOnly ? hitsIn(part, plain) : lateHitsIn(part)));
  const hits = lateHits.length > 0 ? lateHits : hitsIn(first, plain);
  const seen = new Set<string>();
  return hits.map(toColor).filter(({ look }) => !seen.has(look) && seen.add(look));
}

/** The look of what a thing is made of, where its name says so. */
export function namedMaterial(name: string): string | null {
  for (const part of partsOf(name).reverse()) {
    const hit = materials.find(({ pattern }) => part.search(pattern) >= 0);
    if (hit) return hit.look;
  }
  return null;
}

/** Flavors have colors people know; they tint a label and are never said to be the thing's own. */
const flavors: readonly (readonly [string, string])[] = [
  ["lime", "lime|kiwi|green apple|melon patch|honeydew|sour apple|pear"],
  ["green", "mint|menthol|spearmint|cucumber|matcha|pine|cactus|aloe|wintergreen|green tea"],
  ["blue", "blue razz\\w*|blue raspberry|blueberry|blue slush|blue|glacier"],
  ["sky", "ice(?:d)?|cool|frost|freeze|arctic|chill|linen|rain"],
  ["purple", "grape|blackberry|purple|plum|acai|lavender|dragon ?fruit|dragonfruit|dragon's blood"],
  [
    "pink",
    "strawberry|watermelon|raspberry|pink|bubble ?gum|cotton candy|lychee|guava|rose|berry|gumm(?:y|ies)",
  ],
  ["red", "cherry|apple|red|cinnamon|cranberry|pomegranate|fruit punch|cola"],
  ["orange", "orange|peach|mango|tangerine|papaya|apricot|passion ?fruit|tropical|sunset"],
  ["yellow", "banana|lemon(?:ade)?|pineapple|custard|vanilla|honey|citrus|coconut|cream"],
  ["brown", "tobacco|coffee|caramel|chocolate|cookie|chai|earl grey|cedar|natural|original|organic"],
];
const compiledFlavors = flavors.map(([look, words]) => ({ look, pattern: wholeWords(words) }));

/** The tint of a flavor, the first one a name mentions. */
export function flavorTint(name: string): string | null {
  const hits = compiledFlavors
    .map(({ look, pattern }) => ({ look, at: name.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return hits[0]?.look ?? null;
}
