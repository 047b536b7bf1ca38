import { type Compiled, compile, type FoundKind, found, matchesIn, thingIn } from "@/lib/drawings/find-thing";
import type { KindId } from "@/lib/drawings/kinds";
import { withKnownWords } from "@/lib/drawings/known-words";
import { BESIDE, nameParts, normalizeName, withoutFit } from "@/lib/drawings/normalize-name";
import { brandRules } from "@/lib/drawings/words/brands";
import {
  BY_MAKER,
  DEVICE,
  FEATURES,
  FIRST,
  JOINT,
  LIQUID,
  lastMeasures,
  type Measure,
  measures,
  NO_VAPE,
  OWN_JAR,
  PACKAGING,
  PUFFS,
  sureMeasures,
} from "@/lib/drawings/words/measures";
import { nameRules } from "@/lib/drawings/words/names";
import { refinements } from "@/lib/drawings/words/refinements";
import { memoize } from "@/lib/memoize";

const compiledNames = compile(nameRules.filter(({ isWeak }) => !isWeak));
const compiledWeak = compile(nameRules.filter(({ isWeak }) => isWeak));
const compiledBrands = compile(brandRules);

type Brands = {
  words: readonly string[];
  /** The kind the first of them implies. */
  kind: FoundKind | null;
  /** What the maker of the product, or of what it fits, makes. */
  maker: KindId | null;
};

/** What follows a brand is a product line or a flavor. */
function kindOfFirst(brands: ReturnType<typeof matchesIn>): FoundKind | null {
  const special = brands.filter(({ rule }) => !rule.isGeneral);
  const [first] = (special.length > 0 ? special : brands).toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  return first ? found(first.rule) : null;
}

function brandsIn(text: string): Brands {
  const all = matchesIn(text, compiledBrands);
  const endOfProduct = withoutFit(text).length;
  return {
    words: all.map(({ start, end }) => text.slice(start, end)),
    kind: kindOfFirst(all.filter(({ start }) => start < endOfProduct)),
    maker: kindOfFirst(all)?.kind ?? null,
  };
}

function thingByMeasure(name: string, rules: readonly Measure[], category = ""): FoundKind | null {
  const hit = rules.find(
    ({ pattern, not, shelf }) => pattern.test(name) && !not?.test(name) && (shelf?.test(category) ?? true),
  );
  return hit ? found(hit) : null;
}

/** Returns the parts of a name without packaging, features and accessories. */
function bareParts(text: string): string[] {
  const bare = FEATURES.reduce(
    (name, [thing, feature]) => (thing.test(name) ? name.replace(feature, " ") : name),
    text.replace(PACKAGING, " "),
  );
  return nameParts(bare).map((part) => part.split(BESIDE)[0] ?? "");
}

function thingByParts(
  parts: readonly string[],
  rules: readonly Compiled[],
  brands: readonly string[],
): FoundKind | null {
  for (const part of parts) {
    const thing = thingIn(part, rules, brands);
    if (thing) return thing;
  }
  return null;
}

/** Categories of mixed goods imply no kind. */
const MIXED =
  /accessor|additional|misc|other|general|novelt|gift|&|\band\b|new arrivals|sale|clearance|care|related|products|supplies|essentials|smoke ?shop/;

/** Perfumes are named after anything, tobacco among it. */
const PERFUMES = /^(?:cologne|parfum|perfume)s?$/;

/** What shops do and not what they sell: the goods in such names are those of the customer. */
const SERVICES = /^(?:services?|repairs?|rentals?|events?|tickets?)$/;

function thingByCategory(category: string): FoundKind | null {
  if (/^(?:nicotine |disposable |rechargeable )?(?:vapes?|vaping|disposables?)(?: products)?$/.test(category))
    return { kind: "disposable" };
  if (MIXED.test(category)) return null;
  if (/^(?:tobacco )?lea(?:f|ves)$/.test(category)) return { kind: "tobacco", noun: "tobacco leaf" };
  if (/^(?:e-?cig(?:arette)?s?|refillable (?:vapes?|devices?))$/.test(category)) return { kind: "pod-kit" };
  if (/^cigarettes?$/.test(category)) return { kind: "cigarettes" };
  if (/^(?:beer|wine|liquor|alcohol)s?$/.test(category)) return { kind: "drink" };
  if (/^(?:whip(?:ped)? creams?|cream)$/.test(category)) return { kind: "butane", noun: "cream chargers" };
  if (/^quartz$/.test(category)) return { kind: "banger" };
  if (/^(?:edible|mushroom)s?$/.test(category)) return { kind: "gummies", noun: "a bag of edibles" };
  return thingIn(category, compiledNames) ?? kindOfFirst(matchesIn(category, compiledBrands));
}

const HOOKAHS = /^(?:bowl-head|heat-device|hookah|shisha)$/;
const DEVICES = /^(?:disposable|e-rig|mod|pen|pod-kit|vaporizer)$/;

/** Words that mean another thing in the names of some makers: the kind they name, those makers, the kind it is. */
const ofMakers: readonly { named: KindId; makers: RegExp; kind: KindId }[] = [
  { named: "bowl", makers: HOOKAHS, kind: "bowl-head" },
  { named: "tips", makers: HOOKAHS, kind: "mouth-tips" },
  { named: "mouth-tips", makers: DEVICES, kind: "parcel" },
  { named: "cigarettes", makers: /^cigar$/, kind: "cigar" },
  { named: "tube", makers: /^jar$/, kind: "jar" },
];

/** Whether it is sold in jars and bags. */
const isPacked = (found: FoundKind | null): found is FoundKind =>
  found !== null && /^(?:candle|chocolate|gummies)$/.test(found.kind);

function findOnce(text: string, category: string): FoundKind | null {
  if ((SERVICES.test(category) && !/\bgift\b/.test(text)) || PERFUMES.test(category))
    return { kind: "parcel" };
  if ((LIQUID.test(text) || BY_MAKER.test(text)) && !DEVICE.test(text)) return { kind: "bottle" };
  const first = FIRST.find(({ pattern }) => pattern.test(text));
  if (first) return found(first);
  const parts = bareParts(text);
  const brands = brandsIn(text);
  if (brands.kind?.kind === "disposable" && PUFFS.test(text) && !NO_VAPE.test(text)) return brands.kind;
  const named = thingByParts(parts, compiledNames, brands.words);
  if (isPacked(brands.kind) && named && /^(?:jar|bag)$/.test(named.kind) && !OWN_JAR.test(text))
    return brands.kind;
  const other = ofMakers.find((one) => one.named === named?.kind && one.makers.test(brands.maker ?? ""));
  if (other && !JOINT.test(text)) return { kind: other.kind };
  return (
    named ??
    thingByMeasure(text, sureMeasures) ??
    brands.kind ??
    thingByMeasure(text, measures) ??
    thingByParts(parts, compiledWeak, brands.words) ??
    thingByCategory(category) ??
    thingByMeasure(text, lastMeasures, category) ??
    // Where nothing else is named, what it comes with is what it is: "color ribbon w/ opal carb cap".
    thingByParts(nameParts(withoutFit(text)), compiledNames, brands.words)
  );
}

function readKind(name: string, category: string | null): FoundKind {
  const typed = normalizeName(name);
  const shelf = normalizeName(category ?? "");
  const sure = findOnce(typed, shelf);
  const text = sure ? typed : withKnownWords(typed);
  const thing = sure ?? findOnce(text, shelf) ?? { kind: "parcel" };
  const better = refinements.find(
    ({ from, name, category }) =>
      from.includes(thing.kind) && (name?.test(text) ?? true) && (category?.test(shelf) ?? true),
  );
  return better ? found(better) : thing;
}

/**
 * Returns the kind of a product by its name, then its brand, then its measures, then its category; where none of them
 * tells, by the name as it may have been meant; "parcel" when that does not tell either. Memoized, because it takes
 * about a millisecond, and the drawing of a product asks for it as well as its nicotine warning.
 */
export const findKind = memoize(50_000, readKind);
