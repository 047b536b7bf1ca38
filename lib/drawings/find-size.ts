import type { DrawingKind } from "@/lib/drawings/kinds";

export type Size = "small" | "medium" | "large";

const INCHES = /(\d+(?:\.\d+)?)(?:[ -](\d)\/(\d))?[ -]?(?:in(?:ch(?:es)?)?\b|"|'(?= |$)(?!.*\bhose))/;
const METRIC = /(\d+(?:\.\d+)?) ?(mm|cm)\b/g;
const MILLILITERS = /(\d+(?:\.\d+)?) ?ml\b/;
/** Joints are 10 to 19 mm wide, so a smaller measure is not the size of the piece. */
const MIN_MM = 20;
const MM_PER_INCH = 25.4;

function inchesIn(name: string): number | null {
  const [, whole, part, parts] = INCHES.exec(name) ?? [];
  if (whole) return Number(whole) + (part ? Number(part) / Number(parts) : 0);
  for (const [, number, unit] of name.matchAll(METRIC)) {
    const millimeters = Number(number) * (unit === "cm" ? 10 : 1);
    if (millimeters >= MIN_MM) return millimeters / MM_PER_INCH;
  }
  return null;
}

const SMALL = /\b(?:mini|small|pocket|travel\w*|nano|micro|tiny)\b/;
const LARGE = /\b(?:large|xl|xxl|jumbo|giant|huge|extra long|tall)\b/;

/** Returns the size class of a product within its kind, from the measure or the size words of its normalized name. */
export function findSize(name: string, { steps }: DrawingKind): Size {
  if (!steps) return "medium";
  const measure = steps.unit === "ml" ? MILLILITERS.exec(name)?.[1] : inchesIn(name);
  if (measure !== undefined && measure !== null) {
    if (Number(measure) < steps.small) return "small";
    return Number(measure) >= steps.large ? "large" : "medium";
  }
  if (SMALL.test(name)) return "small";
  return LARGE.test(name) ? "large" : "medium";
}
