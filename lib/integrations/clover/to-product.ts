import { MAX_INT } from "@/lib/db/max-int";
import { centsToDollars } from "@/lib/money";
import { cleanLine } from "./clean-text";
import { MAX_NAME_LENGTH } from "./limits";
import { accepted, isStorable, type Mapped, rejected } from "./mapped";
import type { ItemWire } from "./schemas";
import { placeOf } from "./to-category";

type PriceType = "FIXED" | "VARIABLE" | "PER_UNIT";

export type CloverProduct = {
  cloverId: string;
  name: string;
  /** Dollars with two places; for PER_UNIT the price of one unit; "0.00" for VARIABLE where Clover keeps none. */
  price: string;
  priceType: PriceType;
  /** What a PER_UNIT price is for: "ft", "oz". */
  unitName: string | null;
  sku: string | null;
  /** The barcode. */
  code: string | null;
  /** Dollars one costs the shop; null where the register does not say. */
  cost: string | null;
  /** The item group it is a variant of. */
  groupCloverId: string | null;
  /** Every category it stands in, in the register's order; the first is its main one. */
  categoryCloverIds: string[];
  /** Whole pieces; null where the point of sale does not count this product. */
  stock: number | null;
  /** True while it is neither hidden, unavailable nor deleted. */
  isForSale: boolean;
  /** Off the register's screen and nothing else in its way; it can still be scanned and sold. */
  isHiddenAtRegister: boolean;
  /** Unavailable only because it ran out: the register takes such an item off sale at zero, and back on above it. */
  isSoldOut: boolean;
  containsNicotine: boolean;
  modifiedAt: Date | null;
};

/**
 * An item as the shop sells it. Name and price must be valid; everything else has a fallback. Clover keeps no
 * description and no picture (docs.clover.com, Inventory FAQs): those belong to the shop.
 */
export function toProduct(wire: ItemWire): Mapped<CloverProduct> {
  const name = cleanLine(wire.name, MAX_NAME_LENGTH);
  if (!name) return rejected(wire.id, "name: is empty");
  const priceType = toPriceType(wire.priceType);
  if (!priceType) return rejected(wire.id, "priceType: is not one we know");
  if (wire.price == null && priceType !== "VARIABLE") return rejected(wire.id, "price: is missing");
  const price = BigInt(wire.price ?? 0);
  if (price < 0n) return rejected(wire.id, "price: is negative");
  if (!isStorable(price)) return rejected(wire.id, "price: is too large");
  const isListed = !wire.deleted && wire.deletedTime == null;
  const isSold = wire.available !== false && isListed;
  const stock = toStock(wire.itemStock);
  return accepted({
    cloverId: wire.id,
    name,
    price: centsToDollars(price),
    priceType,
    unitName: priceType === "PER_UNIT" ? cleanLine(wire.unitName, 64) || null : null,
    sku: cleanLine(wire.sku, 100) || null,
    code: cleanLine(wire.code, 100) || null,
    cost: toCost(wire.cost),
    groupCloverId: wire.itemGroup?.id ?? null,
    categoryCloverIds: categoriesInOrder(wire.categories),
    stock,
    isForSale: !wire.hidden && isSold,
    isHiddenAtRegister: wire.hidden === true && isSold,
    isSoldOut: wire.autoManage === true && stock === 0 && !wire.hidden && !isSold && isListed,
    containsNicotine: isTobacco(wire),
    modifiedAt: toDate(wire.modifiedTime),
  });
}

/**
 * Whole pieces for the shelf: fractions are floored, an over-sold product has none. A missing quantity means that
 * stock was never counted, which is not the same as none; `stockCount` is deprecated and often wrongly 0.
 */
export function toStock(stock: ItemWire["itemStock"]): number | null {
  const quantity = typeof stock === "number" ? stock : stock?.quantity;
  if (quantity == null || !Number.isFinite(quantity)) return null;
  return Math.min(MAX_INT, Math.max(0, Math.floor(quantity)));
}

/** Milliseconds from Clover as a date; null for none and for times no calendar holds. */
export function toDate(time: number | null | undefined): Date | null {
  if (time == null || time <= 0) return null;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9_999 ? null : date;
}

function toPriceType(text: string | null | undefined): PriceType | null {
  if (text == null) return "FIXED";
  return text === "FIXED" || text === "VARIABLE" || text === "PER_UNIT" ? text : null;
}

/** A cost that is missing, zero or makes no sense is not known. */
function toCost(cents: ItemWire["cost"]): string | null {
  if (cents == null || cents <= 0 || !isStorable(BigInt(cents))) return null;
  return centsToDollars(BigInt(cents));
}

/** Their names are in the list of categories, and need not be here. */
function categoriesInOrder(categories: ItemWire["categories"]): string[] {
  const placed = categories
    .filter((category) => !category.deleted)
    .map((category) => ({ cloverId: category.id, sortOrder: placeOf(category) }));
  placed.sort((one, other) => one.sortOrder - other.sortOrder || (one.cloverId < other.cloverId ? -1 : 1));
  return [...new Set(placed.map(({ cloverId }) => cloverId))];
}

/** The rule "Tobacco" has this id with every merchant (docs.clover.com changelog, August 2025). */
const TOBACCO_RULE_ID = "DHXH8XT6CHZKA";

/**
 * The register asks for an ID for tobacco, and Clover files nicotine under it; alcohol and medicine have rules of their
 * own. A rule that was not expanded has its id alone.
 */
function isTobacco(wire: ItemWire): boolean {
  if (wire.isAgeRestricted === false) return false;
  const rules = [wire.ageRestricted, wire.ageRestrictedObj, { id: null, name: wire.ageRestrictedType }];
  return rules.some((rule) => rule?.id === TOBACCO_RULE_ID || /tobacco|nicotine/i.test(rule?.name ?? ""));
}
