import type { Dice } from "../random";
import type { Item } from "./items";
import { isCredit, type OrderKind } from "./order-kinds";
import { subtotalOf } from "./order-money";
import type { Discount, Line, LineKind } from "./order-record";

const LONG_ORDERS: Partial<Record<OrderKind, number>> = {
  "lines-100": 100,
  "lines-101": 101,
  "lines-130": 130,
  "lines-250": 250,
};

/** The items that seeded orders draw from, grouped by how they can be sold. */
export class Shelves {
  private readonly fixed: Item[];
  private readonly cheap: Item[];
  private readonly measured: Item[];
  private readonly gone: Item[];

  constructor(items: readonly Item[]) {
    this.fixed = items.filter((item) => !item.deletedTime && item.priceType === "FIXED" && item.price > 0);
    this.cheap = this.fixed.filter((item) => item.price < 500);
    this.measured = items.filter((item) => !item.deletedTime && item.priceType === "PER_UNIT");
    this.gone = items.filter((item) => item.deletedTime && item.priceType === "FIXED");
  }

  lines(kind: OrderKind, dice: Dice): Line[] {
    const long = LONG_ORDERS[kind];
    if (long) return this.manyLines(long, dice);
    if (kind === "manual") return [custom("Manual Transaction", 100 * dice.between(5, 80))];
    if (isCredit(kind)) return [];
    if (kind === "gift-card" && dice.chance(0.5)) return [other("gift-card", "Gift Card", giftValue(dice))];
    const lines = this.plainLines(dice);
    if (kind === "per-unit") lines.push(this.measuredLine(dice));
    if (kind === "custom-line")
      lines.push(custom(dice.pick(["Custom item", "Glass repair", "Misc"]), 100 * dice.between(2, 40)));
    if (kind === "gone-item") lines.push(lineOf(this.one(this.gone, dice)));
    if (kind === "exchange") lines.push({ ...lineOf(this.one(this.fixed, dice)), exchanged: true });
    if (kind === "line-discount" || kind === "both-discounts") discountLine(lines, dice);
    if (kind === "modified") {
      const first = lines[0];
      if (first) first.modifications = [{ name: "Gift wrap", amount: 200 }];
    }
    lines.push(...besideGoods(kind, lines, dice));
    if (kind === "split-item") splitFirst(lines, dice);
    return lines;
  }

  private plainLines(dice: Dice): Line[] {
    const goods = dice.pick([1, 1, 1, 2, 2, 2, 3, 3, 4]);
    const lines: Line[] = [];
    for (let n = 0; n < goods; n++) {
      const item = this.one(this.fixed, dice);
      const units = item.price < 1_000 && dice.chance(0.25) ? dice.between(2, 3) : 1;
      for (let unit = 0; unit < units; unit++) lines.push(lineOf(item));
    }
    return lines;
  }

  /** An order of many units of cheap items, one line for each. */
  private manyLines(count: number, dice: Dice): Line[] {
    const kinds = Array.from({ length: 8 }, () => this.one(this.cheap, dice));
    return Array.from({ length: count }, (_, n) => lineOf(kinds[n % kinds.length] as Item));
  }

  private measuredLine(dice: Dice): Line {
    const item = this.one(this.measured, dice);
    return { ...lineOf(item), unitQty: dice.between(2, 24) * 250, unitName: item.unitName ?? "unit" };
  }

  /** Picks an item, a few of them far more often than the rest. Falls back to any item when the list is empty. */
  private one(goods: Item[], dice: Dice): Item {
    const from = goods.length > 0 ? goods : this.fixed;
    const popular = dice.fraction() ** 1.6;
    const place = Math.floor(popular * from.length);
    return (from[(place * LARGE_PRIME) % from.length] ?? from[0] ?? NOTHING) as Item;
  }
}

/** A prime larger than any list of items, so that stepping by it visits every one. */
const LARGE_PRIME = 104_729;

/** Lines that a sale of this kind has besides its goods. */
function besideGoods(kind: OrderKind, goods: readonly Line[], dice: Dice): Line[] {
  if (kind === "gift-card") return [other("gift-card", "Gift Card", giftValue(dice))];
  if (kind === "donation")
    return [other("donation", "Donation to the animal shelter", 100 * dice.between(1, 5))];
  if (kind === "service-charge") return [serviceCharge(subtotalOf(goods, []))];
  if (kind === "guest-count") return [other("guest-count", "Guest count", 0)];
  return [];
}

function giftValue(dice: Dice): number {
  return dice.pick([2_500, 5_000, 10_000]);
}

/** Creates a line that is not goods: a gift card, a donation, a charge or a guest count. */
function other(kind: LineKind, name: string, price: number): Line {
  return { ...custom(name, price), kind };
}

const PARTY_RATE = 180_000;
const WHOLE_RATE = 1_000_000;

/** A service charge of 18 % of the goods, in cents. */
function serviceCharge(goods: number): Line {
  const price = Math.round((goods * PARTY_RATE) / WHOLE_RATE);
  return { ...other("service-charge", "Service charge", price), percentage: PARTY_RATE };
}

/** Shares of an item split between people, quantity times 1,000, as they occur in production. */
const SPLIT_PARTS = [500, 333, 250, 167];

function splitFirst(lines: Line[], dice: Dice): void {
  const [first] = lines;
  if (first) first.unitQty = dice.pick(SPLIT_PARTS);
}

const NOTHING = { id: "", name: "Open item", price: 500, code: undefined, ageRestricted: false };

type Sold = Pick<Item, "id" | "name" | "price" | "code" | "ageRestricted"> & Partial<Pick<Item, "isRevenue">>;

export function lineOf(item: Sold): Line {
  return {
    // Items with `isRevenue: false` are sold as gift cards are.
    kind: item.isRevenue === false ? "gift-card" : "goods",
    itemId: item.id || undefined,
    name: item.name,
    price: item.price,
    itemCode: item.code,
    unitQty: undefined,
    unitName: undefined,
    percentage: undefined,
    ageRestricted: item.ageRestricted,
    refunded: false,
    exchanged: false,
    note: undefined,
    discounts: [],
    modifications: [],
  };
}

/** A line entered by hand: it has a name and a price and no item. */
export function custom(name: string, price: number): Line {
  return lineOf({ id: "", name, price, code: undefined, ageRestricted: false });
}

function discountLine(lines: Line[], dice: Dice): void {
  const line = lines[dice.below(lines.length)];
  if (line) line.discounts = [dice.chance(0.5) ? percentOff(dice.pick([10, 15, 20])) : amountOff(100)];
}

export function percentOff(percentage: number): Discount {
  return { name: `${percentage}% off`, amount: undefined, percentage };
}

export function amountOff(cents: number): Discount {
  return { name: `$${(cents / 100).toFixed(2)} off`, amount: -cents, percentage: undefined };
}
