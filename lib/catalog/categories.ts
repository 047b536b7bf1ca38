import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { isNicotineCategory } from "@/lib/catalog/nicotine";
import type { CategoryCount } from "@/lib/catalog/schema";

export type DefaultCategory = {
  name: string;
  /** Shown until the catalog has been read. */
  count: number;
  description: string;
};

/** The six families of the home page. */
export const defaultCategories: readonly DefaultCategory[] = [
  {
    name: "Hookahs",
    count: 24,
    description: "Full-size and travel hookahs, with bowls, hoses and everything that keeps them running.",
  },
  {
    name: "Bongs",
    count: 18,
    description: "Beakers, straights and recyclers, from a first piece to heady glass.",
  },
  {
    name: "Pipes",
    count: 32,
    description: "Spoons, chillums and one hitters in glass, wood, metal and silicone.",
  },
  {
    name: "E-cigs",
    count: 15,
    description: "Starter kits, pods and coils. We set the device up with you at the counter.",
  },
  {
    name: "Vapes",
    count: 27,
    description: "Disposables, mods and batteries, with straight answers about what is in them.",
  },
  {
    name: "Additional",
    count: 41,
    description: "Grinders, papers, trays, lighters, cleaners and everything else you run out of.",
  },
];

export type HomeCategory = Omit<DefaultCategory, "count"> & {
  /** Null when the catalog is read and has nothing under this name. */
  count: number | null;
};

const key = (name: string) => name.trim().toLowerCase();

const isDefault = (name: string) => defaultCategories.some((category) => key(category.name) === key(name));
const REST = "Additional";
/** Used when the shop has categories of its own for accessories, which this one then must not promise. */
const REST_DESCRIPTION = "What has no category of its own, from gifts to spare parts.";
const BARE_DESCRIPTION = "Come and see it on the shelf, or look through it here.";

/**
 * The six cards with the catalog's own counts. A default category the shop does not have is replaced by the largest
 * other one. The specification's counts are used only while there is no catalog at all.
 */
export function homeCategories(live: readonly CategoryCount[]): HomeCategory[] {
  const others = live
    .filter(({ name }) => !isDefault(name) && name !== UNCATEGORIZED)
    .toSorted((one, other) => other.count - one.count);
  return defaultCategories.map((category) => {
    if (live.length === 0) return category;
    const found = live.find(({ name }) => key(name) === key(category.name));
    if (found) {
      const description = categoryDescription(category.name, live) ?? category.description;
      return { ...category, ...found, description };
    }
    const other = others.shift();
    if (other) return { description: BARE_DESCRIPTION, ...other };
    return { ...category, count: null };
  });
}

/** The categories that have no card, in their order, so that the numbers on the page add up. */
export function furtherCategories(
  live: readonly CategoryCount[],
  shown: readonly HomeCategory[],
): CategoryCount[] {
  return live.filter(({ name }) => !shown.some((card) => card.name === name));
}

/** A sentence for a category's card: the default category's, or one made from what it contains. */
export function categoryDescription(name: string, live: readonly CategoryCount[]): string | null {
  if (key(name) === key(REST) && live.some((other) => !isDefault(other.name))) return REST_DESCRIPTION;
  return defaultCategories.find((category) => key(category.name) === key(name))?.description ?? null;
}

/**
 * The categories visitors can choose: those with products, then the point of sale's empty ones, of which several may
 * have one name; while there is none of either, the default ones.
 */
export function shelfCategories(
  live: readonly CategoryCount[],
  names: readonly string[],
): readonly CategoryCount[] {
  const rest = [...new Set(names)].filter((name) => !live.some((category) => category.name === name));
  const all = [...live, ...rest.map(toEmptyCategory)];
  return all.length > 0 ? all : defaultCategories.map(({ name }) => toEmptyCategory(name));
}

const toEmptyCategory = (name: string): CategoryCount => ({
  name,
  count: 0,
  containsNicotine: isNicotineCategory(name),
});

/** Sorts counts by the point of sale's order of categories; names it does not list come last, the fullest first. */
export function inShopOrder(counts: readonly CategoryCount[], names: readonly string[]): CategoryCount[] {
  const place = (name: string) => {
    const index = names.indexOf(name);
    return index === -1 ? names.length : index;
  };
  return counts.toSorted((one, other) => place(one.name) - place(other.name) || other.count - one.count);
}
