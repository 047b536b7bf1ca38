import { brandRules } from "@/lib/drawings/brand-words";
import { type KindRule, nameRules } from "@/lib/drawings/kind-words";
import type { KindId } from "@/lib/drawings/kinds";
import { BESIDE, nameParts, normalizeName, wholeWords } from "@/lib/drawings/normalize-name";

type Compiled = KindRule & { pattern: RegExp };
export type FoundKind = { kind: KindId; noun?: string };

const compile = (rules: readonly KindRule[]): readonly Compiled[] =>
  rules.map((rule) => ({ ...rule, pattern: wholeWords(rule.words) }));

const compiledNames = compile(nameRules.filter(({ isWeak }) => !isWeak));
const compiledWeak = compile(nameRules.filter(({ isWeak }) => isWeak));
const compiledBrands = compile(brandRules);

type Match = { rule: Compiled; start: number; end: number };

function matchesIn(text: string, rules: readonly Compiled[]): Match[] {
  return rules.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map((hit) => ({
      rule,
      start: hit.index,
      end: hit.index + hit[0].length,
    })),
  );
}

const isInside = (one: Match, other: Match) =>
  one !== other &&
  other.start <= one.start &&
  other.end >= one.end &&
  other.end - other.start > one.end - one.start;

/**
 * Returns the kind a text names, or null. Only whole words match, specific words win over general ones, and among
 * equals the last one wins.
 */
function thingIn(text: string, rules: readonly Compiled[]): FoundKind | null {
  const all = matchesIn(text, rules);
  const whole = all.filter((one) => !all.some((other) => isInside(one, other)));
  const special = whole.filter(({ rule }) => !rule.isGeneral);
  const [last] = (special.length > 0 ? special : whole).toSorted(
    (one, other) => other.end - one.end || one.start - other.start,
  );
  return last ? found(last.rule) : null;
}

const found = ({ kind, noun }: KindRule): FoundKind => (noun === undefined ? { kind } : { kind, noun });

/**
 * Returns the kind a brand implies, by the first brand in the name: what follows a brand is a product line or a flavor.
 */
function thingByMaker(text: string): FoundKind | null {
  const [first] = matchesIn(text, compiledBrands).toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  return first ? found(first.rule) : null;
}

/** Packaging is removed before matching: "50 ct jar", "box of 100". */
const PACKAGING =
  /\b\d+ ?(?:ct|pcs?|pk|pack|count)\.? ?\/? ?(?:jar|box|bag|tub|display|case|bucket|tin|can|carton)\b|\b(?:jar|box|bag|tub|display|case|bucket|carton|book) of \d+/g;

const LIQUID = /\b\d+ ?ml\b.*\b\d+ ?mg\b|\b\d+ ?mg\b.*\b\d+ ?ml\b/;
const DEVICE =
  /disposable|\bpods?\b|puffs?|tincture|cbd|hemp|kratom|delta|drink|shot|cart(?:ridge)?s?\b|gumm/;

/** Measures that imply a kind, tried when no word of the name does. */
const measures: readonly (readonly [RegExp, KindId])[] = [
  [/\b\d[\d,.]*k? ?puffs?\b|\b(?:bc|mo|os|mt|lm|tn|sr|it)\d{4,5}\b|\b\d{1,2}(?:\.\d)?k\b/, "disposable"],
  [/\b\d\.\d+ ?(?:ohm|Ω)/, "coil"],
  [/\b\d{2,3} ?w\b/, "mod"],
  [/\b\d+ ?m(?:ah|a\.h)\b/, "pen"],
  [/\b(?:3|6|12|18|25|35|50) ?mg\b/, "bottle"],
];

function thingByMeasure(name: string): FoundKind | null {
  const hit = measures.find(([pattern]) => pattern.test(name));
  return hit ? { kind: hit[1] } : null;
}

function thingByParts(name: string, rules: readonly Compiled[]): FoundKind | null {
  for (const part of nameParts(name.replace(PACKAGING, " "))) {
    const thing = thingIn(part.split(BESIDE)[0] ?? "", rules);
    if (thing) return thing;
  }
  return null;
}

/** Categories of mixed goods imply no kind. */
const MIXED = /accessor|additional|misc|other|general|novelt|gift|&|\band\b|new arrivals|sale|clearance|care/;

function thingByCategory(category: string): FoundKind | null {
  if (MIXED.test(category)) return null;
  if (/^e-?cigs?$/.test(category)) return { kind: "pod-kit" };
  if (/^(?:vapes?|vaping)$/.test(category)) return { kind: "disposable" };
  return thingIn(category, compiledNames);
}

/**
 * Returns the kind of a product by its name, then its brand, then its measures, then its category; "parcel" when none
 * of them tells.
 */
export function findKind(name: string, category: string | null): FoundKind {
  const text = normalizeName(name);
  if (LIQUID.test(text) && !DEVICE.test(text)) return { kind: "bottle" };
  return (
    thingByParts(text, compiledNames) ??
    thingByMaker(text) ??
    thingByMeasure(text) ??
    thingByParts(text, compiledWeak) ??
    thingByCategory(normalizeName(category ?? "")) ?? { kind: "parcel" }
  );
}
