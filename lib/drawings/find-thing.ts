import type { KindId } from "@/lib/drawings/kinds";
import { wholeWords } from "@/lib/drawings/normalize-name";
import type { KindRule } from "@/lib/drawings/words/kind-rule";

export type FoundKind = { kind: KindId; noun?: string; isFlavored?: boolean };

export const found = ({ kind, noun, isFlavored }: FoundKind): FoundKind => ({
  kind,
  ...(noun === undefined ? {} : { noun }),
  ...(isFlavored ? { isFlavored } : {}),
});

/** A rule with the pattern of its words. */
export type Compiled = KindRule & { pattern: RegExp };

export const compile = (rules: readonly KindRule[]): readonly Compiled[] =>
  rules.map((rule) => ({ ...rule, pattern: wholeWords(rule.words) }));

type Match = { rule: Compiled; start: number; end: number };

/** Returns every match of the rules in a text. */
export function matchesIn(text: string, rules: readonly Compiled[]): Match[] {
  // Most rules have no match, and matchAll copies a pattern before it looks for one.
  const matching = rules.filter(({ pattern }) => text.search(pattern) >= 0);
  return matching.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map((hit) => ({
      rule,
      start: hit.index,
      end: hit.index + hit[0].length,
    })),
  );
}

const isInside = (one: Match, other: Match) =>
  one !== other &&
  // "Rosewood tobacco pipe" is a tobacco pipe, although the general words cover more of it.
  !(other.rule.isGeneral && !one.rule.isGeneral) &&
  other.start <= one.start &&
  other.end >= one.end &&
  other.end - other.start > one.end - one.start;

/** A measure between words divides a name too: what follows it is an extra ("dugout 3 in taster set"). */
const MEASURE = / \d+(?:\.\d+)?(?: \d\/\d)? ?(?:in|inch(?:es)?|mm|cm|"|x ?\.?\d[\d.]*) /;
/** Joins two things, the first of which is the product ("papers & tips"), but not in names such as "Black & Mild". */
const AND = / (?:&|and|\+) (?!milds?\b|bickel|half|hedges|morty)/;

/** Devices, whose general words after another thing say what that is for. */
const DEVICE_KINDS = /^(?:battery|disposable|pen|vaporizer)$/;

const SECTION = new RegExp(`${MEASURE.source}|${AND.source}`);

/**
 * Returns the kind a text names, or null. Only whole words match, specific words win over general ones, and among
 * equals the last one wins.
 * @param brands words of the text that are brands, so that the goods in them count for nothing
 */
export function thingIn(
  text: string,
  rules: readonly Compiled[],
  brands: readonly string[] = [],
): FoundKind | null {
  const all = matchesIn(text, rules);
  const whole = all
    .filter((one) => !all.some((other) => isInside(one, other)))
    .filter(({ start, end }) => !brands.some((brand) => holds(brand, text, start, end)))
    .toSorted((one, other) => other.end - one.end || one.start - other.start);
  const special = whole.filter(({ rule }) => !rule.isGeneral);
  const inFirst = special.filter(({ end }) => end <= endOfFirst(text, special));
  const [last] = inFirst.length > 0 ? inFirst : whole;
  if (!last) return null;
  // "Mug pipe" is a pipe, and "pipe stand" is none; "tweezers vape" are for vapes.
  const after = whole.find(({ rule }) => !(rule.isGeneral && DEVICE_KINDS.test(rule.kind)));
  return found(last.rule.kind === "parcel" && after ? after.rule : last.rule);
}

/** Whether words of a text belong to a brand: "Space Case" is a maker of grinders, "Blunt Power" one of sprays. */
function holds(brand: string, text: string, start: number, end: number): boolean {
  const at = text.indexOf(brand);
  return at >= 0 && at <= start && at + brand.length >= end && brand.length > end - start;
}

/** Returns where the first section of a text that names something ends; sections are divided by measures and "and". */
function endOfFirst(text: string, things: readonly Match[]): number {
  let end = 0;
  for (const section of text.split(SECTION)) {
    end = text.indexOf(section, end) + section.length;
    if (things.some((thing) => thing.end <= end)) return end;
  }
  return text.length;
}
