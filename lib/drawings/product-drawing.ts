import { flavorTint, type NamedColor, namedColors, namedMaterial } from "@/lib/drawings/find-colors";
import { findKind } from "@/lib/drawings/find-kind";
import { findSize, type Size } from "@/lib/drawings/find-size";
import { type DrawingKind, type KindId, kindOf } from "@/lib/drawings/kinds";
import { normalizeName } from "@/lib/drawings/normalize-name";
import { spritePath } from "@/lib/drawings/sprite";
import { COLOR_LINES } from "@/lib/drawings/words/colors";
import { memoize } from "@/lib/memoize";

/** The drawing that stands for a product without a photo. */
export type ProductDrawing = {
  /** Address of the symbol, for `<use>`. */
  href: string;
  /** CSS classes of the tile: background, lighting, and the color and size of the drawing. */
  look: string;
  /** The text alternative. */
  label: string;
};

const GROUNDS = ["tint-amber", "tint-teal", "tint-indigo", "tint-rose", "tint-sand", "tint-sage"] as const;
const LIGHTS = ["light-low", "light-left", "light-right"] as const;

/** Kinds with a separate drawing for each size; the others are scaled. */
export const drawnToSize: ReadonlySet<KindId> = new Set([
  "beaker",
  "straight",
  "hookah",
  "hand-pipe",
  "bottle",
]);

/** Hashes a text to a non-negative 32-bit integer (FNV-1a), the same in every process. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return sum;
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** A name with more colors than this lists the colors the product comes in, not its own. */
const MAX_COLORS = 2;

function labelOf(noun: string, colors: readonly NamedColor[]): string {
  const words = colors.map(({ word, part }) => (part ? `${word} ${part}` : word));
  return `Drawing of ${[noun, words.join(" and ")].filter(Boolean).join(", ")}`;
}

/** Returns the color classes of a drawing; empty when the id has to choose the color. */
function colorsOf(name: string, kind: DrawingKind, colors: readonly NamedColor[]): string[] {
  const whole = colors.filter(({ part }) => part === null);
  const parts = colors.filter(({ part }) => part !== null);
  const [first, second = parts[0]] = whole;
  if (first) return [`hue-${first.look}`, ...(second ? [`and-${second.look}`] : [])];
  const own = (kind.isUncolored ? null : namedMaterial(name, kind)) ?? kind.look;
  if (parts[0]) return [`hue-${own ?? "clear"}`, `and-${parts[0].look}`];
  const flavor = kind.isFlavored || kind.isOftenFlavored ? flavorTint(name) : null;
  if (kind.isOftenFlavored) return [`hue-${own ?? "kraft"}`, ...(flavor ? [`and-${flavor}`] : [])];
  if (flavor) return [`hue-${flavor}`];
  return own ? [`hue-${own}`] : [];
}

const scale: Readonly<Record<Size, string[]>> = { small: ["art-small"], medium: [], large: ["art-large"] };

function colorsNamed(name: string, kind: DrawingKind): NamedColor[] {
  if (kind.isFlavored || kind.isUncolored) return [];
  if (kind.isOftenFlavored && COLOR_LINES.test(name)) return [];
  const named = namedColors(name, { isPlainOnly: kind.isOftenFlavored ?? false });
  return named.length > MAX_COLORS ? [] : named;
}

type Drawn = { id: string; name: string; categoryName: string | null };

/** Memoized by product, because it takes a tenth of a millisecond to find the colors in a name. */
const drawOnce = memoize(10_000, (id: string, name: string, categoryName: string | null) =>
  draw({ id, name, categoryName }),
);

/**
 * Returns the drawing of a product without a photo: kind, color and size as its name says. Without a color in the name
 * the id chooses one, so that a product keeps its look; flavors tint the label and are never named.
 */
export function productDrawing({ id, name, categoryName }: Drawn): ProductDrawing {
  return drawOnce(id, name, categoryName);
}

function draw(product: Drawn): ProductDrawing {
  const { kind: id, noun, isFlavored } = findKind(product.name, product.categoryName);
  const kind = isFlavored ? { ...kindOf(id), isFlavored } : kindOf(id);
  const name = normalizeName(product.name);
  const colors = colorsNamed(name, kind);
  const size = findSize(name, kind);
  const looks = colorsOf(name, kind, colors);
  const number = hash(product.id);
  const isDrawn = drawnToSize.has(id);
  return {
    href: `${spritePath}#${isDrawn ? `${id}-${size}` : id}`,
    look: [
      // A colored background would show through clear glass and clash with a named color, so it is neutral then.
      looks.length > 0 ? "tint-paper" : pick(GROUNDS, number),
      pick(LIGHTS, number >>> 8),
      ...looks,
      ...(isDrawn ? [] : scale[size]),
    ].join(" "),
    label: labelOf(noun ?? kind.noun, colors),
  };
}

/** Goods that stand for categories whose names call no goods. */
const typicalGoods: readonly (readonly [RegExp, string])[] = [
  [/accessor|additional|misc|other|general|novelt/i, "Grinder"],
  [/glass/i, "Bong"],
  [/apparel|cloth|merch/i, "T-shirt"],
  [/clean|care/i, "Cleaner"],
  [/cbd|hemp/i, "Tincture"],
];

/** Returns the drawing of a category: of the first goods it names, or of goods typical of it. */
export function typicalProductDrawing(name: string): ProductDrawing {
  const isNamed = (product: string, category: string | null) => findKind(product, category).kind !== "parcel";
  if (isNamed("", name)) return productDrawing({ id: name, name: "", categoryName: name });
  const typical = typicalGoods.find(([words]) => words.test(name))?.[1];
  const named = name.split(/[&/,]|\band\b/i).find((part) => isNamed(part, null));
  return productDrawing({ id: name, name: named ?? typical ?? "", categoryName: null });
}
