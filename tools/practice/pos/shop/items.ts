import type { CatalogProduct } from "../catalog/family";
import type { Catalog } from "../catalog/house-catalog";
import { DAY_MS, SECOND_MS } from "../constants";
import { type Ids, KIND } from "../ids";
import { Dice, hash, STREAM } from "../random";
import { type Groups, lotName } from "./item-groups";

export interface Category {
  id: string;
  name: string;
  sortOrder: number;
  deleted: boolean;
  modifiedTime: number;
}

export interface Tag {
  id: string;
  name: string;
}

/**
 * An item of the register; price in cents, times in ms since 1970. `quantity` is undefined when stock is not counted.
 */
export interface Item {
  index: number;
  id: string;
  name: string;
  alternateName: string;
  code: string | undefined;
  sku: string | undefined;
  price: number;
  priceType: "FIXED" | "VARIABLE" | "PER_UNIT";
  unitName: string | undefined;
  cost: number | undefined;
  hidden: boolean;
  available: boolean;
  autoManage: boolean;
  categoryIds: string[];
  /** The item group; a variant has one option of each of its attributes. */
  groupId: string | undefined;
  optionIds: string[];
  modifierGroupIds: string[];
  isRevenue: boolean;
  tagIds: string[];
  quantity: number | undefined;
  stockModifiedTime: number;
  modifiedTime: number;
  deletedTime: number | undefined;
  ageRestricted: boolean;
  /** Fields that a test adds to the answer verbatim. */
  wire: Record<string, unknown> | undefined;
}

const YEARS_OF_STOCK_DAYS = 900;
const QUIRK_BLOCK = 50;

/** Unusual properties in each block of fifty items; the rest are ordinary. */
const QUIRKS = [
  "deleted",
  "hidden",
  "unavailable",
  "untracked",
  "untracked",
  "sold-out",
  "negative",
  "fractional",
  "uncategorized",
  "no-code",
  "second-name",
] as const;
type Quirk = (typeof QUIRKS)[number];

/** Quirks with which an item stays for sale in its own category. */
const HARMLESS: readonly Quirk[] = ["untracked", "sold-out", "negative", "fractional", "second-name"];

export interface ItemPlan {
  seed: number;
  ids: Ids;
  catalog: Catalog;
  count: number;
  /** Start of the shop's clock, ms since 1970. */
  now: number;
  groups: Groups;
}

export function makeCategories(plan: ItemPlan): Category[] {
  return plan.catalog.categories.map((name, n) => ({
    id: plan.ids.of(KIND.category, n),
    name,
    sortOrder: n + 1,
    deleted: false,
    modifiedTime: wholeSeconds(plan.now - YEARS_OF_STOCK_DAYS * DAY_MS),
  }));
}

export function makeTags(plan: ItemPlan): Tag[] {
  const names = [...new Set(plan.catalog.products.flatMap((product) => product.tags))];
  return names.map((name, n) => ({ id: plan.ids.of(KIND.tag, n), name }));
}

/** Builds the item at `index` from the seed; indexes beyond the catalog repeat it in numbered lots. */
export function makeItem(plan: ItemPlan, categories: Category[], tags: Tag[], index: number): Item {
  const { products } = plan.catalog;
  const spread = plan.count < products.length ? Math.floor((index * products.length) / plan.count) : index;
  const product = products[spread % products.length] as CatalogProduct;
  const lot = Math.floor(spread / products.length) + 1;
  const dice = new Dice(hash(plan.seed, STREAM.item, index));
  const quirk = quirkOf(plan, index);
  const quantity = quantityOf(product, quirk, dice);
  const autoManage = !plan.catalog.asListed && quantity !== undefined && dice.chance(0.6);
  const listedDaysAgo = YEARS_OF_STOCK_DAYS * (1 - index / plan.count) * (0.9 + 0.1 * dice.fraction());
  const modifiedTime = wholeSeconds(plan.now - listedDaysAgo * DAY_MS * dice.fraction());
  const named = (name: string | undefined) => categories.find((category) => category.name === name)?.id;
  const categoryIds = [named(product.category), named(product.also)].filter((id) => id !== undefined);
  return {
    index,
    id: plan.ids.of(KIND.item, index),
    name: lot === 1 ? product.name : nameOfLot(product, lot),
    alternateName: quirk === "second-name" ? (product.name.split(",")[0]?.toUpperCase() ?? "") : "",
    code: quirk === "no-code" ? undefined : (product.code ?? barcode(dice)),
    sku: dice.chance(0.8) ? sku(product.category, index) : undefined,
    price: product.cents,
    priceType: product.priceType,
    unitName: product.unitName,
    cost: dice.chance(0.7) ? Math.round(product.cents * (0.42 + 0.2 * dice.fraction())) : undefined,
    hidden: quirk === "hidden",
    available: quirk !== "unavailable" && !(autoManage && (quantity ?? 1) <= 0),
    autoManage,
    categoryIds: quirk === "uncategorized" ? [] : categoryIds,
    ...plan.groups.of(product, lot),
    isRevenue: product.isRevenue,
    tagIds: tags.filter((tag) => product.tags.includes(tag.name)).map((tag) => tag.id),
    quantity,
    stockModifiedTime: wholeSeconds(plan.now - dice.below(30 * DAY_MS)),
    modifiedTime,
    deletedTime: quirk === "deleted" ? modifiedTime : undefined,
    ageRestricted: product.nicotine,
    wire: undefined,
  };
}

/** Appends the lot number to the name, for a variant to its group's name, with which Clover begins variant names. */
function nameOfLot({ name, variant }: CatalogProduct, lot: number): string {
  const whole = variant
    ? [lotName(variant.group, lot), ...variant.options.map((option) => option.name)].join(" ")
    : lotName(name, lot);
  return whole.slice(0, 127);
}

export function wholeSeconds(ms: number): number {
  return Math.floor(ms / SECOND_MS) * SECOND_MS;
}

function quirkOf(plan: ItemPlan, index: number): Quirk | undefined {
  const block = Math.floor(index / QUIRK_BLOCK);
  const turned = ((index % QUIRK_BLOCK) * 17 + hash(plan.seed, STREAM.stock, block)) % QUIRK_BLOCK;
  const quirk = QUIRKS[turned];
  return plan.catalog.asListed && quirk && !HARMLESS.includes(quirk) ? undefined : quirk;
}

function quantityOf(product: CatalogProduct, quirk: Quirk | undefined, dice: Dice): number | undefined {
  const usual = product.cents > 10_000 ? dice.between(1, 6) : dice.between(2, product.cents < 500 ? 180 : 48);
  if (product.untracked || quirk === "untracked") return undefined;
  if (quirk === "sold-out") return 0;
  if (quirk === "negative") return -dice.between(1, 6);
  if (quirk === "fractional" || product.priceType === "PER_UNIT") return usual + dice.pick([0.25, 0.5, 0.75]);
  return usual;
}

/** A 12-digit UPC with a valid check digit, of number system 2, which shops use for their own numbers. */
function barcode(dice: Dice): string {
  const body = `2${String(dice.below(1e10)).padStart(10, "0")}`;
  const sum = [...body].reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function sku(category: string | undefined, index: number): string {
  const letters = (category ?? "GEN")
    .replace(/[^A-Za-z]/g, "")
    .slice(0, 3)
    .toUpperCase();
  return `${letters}-${String(index + 1).padStart(4, "0")}`;
}
