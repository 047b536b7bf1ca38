import { createHash } from "node:crypto";
import type { Item } from "../shop/items";
import type { PracticeShop } from "../shop/practice-shop";

/** Active: not deleted, not hidden and available. */
export function productsTruth(shop: PracticeShop) {
  const { inventory } = shop;
  const listed = inventory.items.filter((item) => !item.deletedTime);
  const active = listed.filter((item) => !item.hidden && item.available);
  const count = (wanted: (item: Item) => boolean) => listed.filter(wanted).length;
  const asSold = (items: readonly Item[]) => new Set(items.map((item) => item.groupId ?? item.id)).size;
  const categories = inventory.categories.filter((category) => !category.deleted);
  return {
    listed: listed.length,
    /** Listed products, with the variants of a group counted as one. */
    listedAsSold: asSold(listed),
    active: active.length,
    /** Active products, with the variants of a group counted as one. */
    activeAsSold: asSold(active),
    groups: new Set(active.flatMap((item) => item.groupId ?? [])).size,
    codes: count((item) => item.code !== undefined),
    withCost: count((item) => item.cost !== undefined),
    deleted: inventory.items.length - listed.length,
    hidden: count((item) => item.hidden),
    unavailable: count((item) => !item.available),
    untracked: count((item) => item.quantity === undefined),
    soldOut: count((item) => item.quantity === 0),
    negative: count((item) => (item.quantity ?? 0) < 0),
    fractional: count((item) => item.quantity !== undefined && !Number.isInteger(item.quantity)),
    variablePrice: count((item) => item.priceType === "VARIABLE"),
    perUnit: count((item) => item.priceType === "PER_UNIT"),
    ageRestricted: count((item) => item.ageRestricted),
    uncategorized: count((item) => item.categoryIds.length === 0),
    inSeveralCategories: count((item) => item.categoryIds.length > 1),
    categories: categories.length,
    /** Active items of each category; an item in two counts in both. */
    activeByCategory: Object.fromEntries(
      categories.map(({ id, name }) => [name, active.filter((item) => item.categoryIds.includes(id)).length]),
    ),
    /** As `activeByCategory`, with groups counted once; a group is in every category of its active variants. */
    asSoldByCategory: Object.fromEntries(
      categories.map(({ id, name }) => [
        name,
        asSold(active.filter((item) => item.categoryIds.includes(id))),
      ]),
    ),
    digest: digestOf(listed),
  };
}

function digestOf(items: readonly Item[]): string {
  const digest = createHash("sha256");
  for (const item of [...items].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, name, price, hidden, available, quantity, categoryIds, ageRestricted, modifiedTime } = item;
    digest.update(
      JSON.stringify([
        id,
        name,
        price,
        hidden,
        available,
        quantity,
        categoryIds,
        ageRestricted,
        modifiedTime,
      ]),
    );
  }
  return digest.digest("hex");
}
