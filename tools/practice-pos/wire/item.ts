import { MINIMUM_AGE, TOBACCO_TYPE_ID } from "../constants";
import type { Category, Item, Tag } from "../shop/items";
import { type Elements, hrefOf, nested } from "./list";

export interface ItemContext {
  merchantId: string;
  nestedLimit: number;
  trackStock: boolean;
  category: (id: string) => Category | undefined;
  tag: (id: string) => Tag | undefined;
  taxRates: () => Elements;
}

export function itemToWire(item: Item, expand: ReadonlySet<string>, context: ItemContext): object {
  return {
    href: hrefOf(context.merchantId, `items/${item.id}`),
    id: item.id,
    hidden: item.hidden,
    available: item.available,
    autoManage: item.autoManage,
    name: item.name,
    alternateName: item.alternateName,
    code: item.code,
    sku: item.sku,
    price: item.price,
    priceType: item.priceType,
    defaultTaxRates: true,
    unitName: item.unitName ?? "",
    cost: item.cost,
    isRevenue: true,
    // Deprecated by Clover, and 0 whatever the real stock is.
    stockCount: 0,
    isAgeRestricted: item.ageRestricted,
    ...expandedParts(item, expand, context),
    modifiedTime: item.modifiedTime,
    deletedTime: item.deletedTime,
    ...item.wire,
  };
}

function expandedParts(item: Item, expand: ReadonlySet<string>, context: ItemContext): object {
  if (expand.size === 0) return {};
  const cut = <T>(list: T[]) => nested(list, context.nestedLimit);
  return {
    categories: expand.has("categories")
      ? cut(item.categoryIds.map((id) => categoryToWire(context.category(id) as Category)))
      : undefined,
    tags: expand.has("tags") ? cut(item.tagIds.map((id) => tagToWire(context.tag(id) as Tag))) : undefined,
    taxRates: expand.has("taxRates") ? context.taxRates() : undefined,
    modifierGroups: expand.has("modifierGroups") ? { elements: [] } : undefined,
    options: expand.has("options") ? { elements: [] } : undefined,
    itemStock: expand.has("itemStock") ? stockToWire(item, context.trackStock) : undefined,
    ageRestrictedObj:
      expand.has("ageRestricted") && item.ageRestricted
        ? { id: TOBACCO_TYPE_ID, name: "Tobacco", minimumAge: MINIMUM_AGE }
        : undefined,
  };
}

/** Stock that was never counted has no quantity, which is not the same as zero. */
export function stockToWire(item: Item, trackStock: boolean): object {
  if (item.quantity === undefined || !trackStock) return { item: { id: item.id } };
  return {
    item: { id: item.id },
    stockCount: Math.trunc(item.quantity),
    quantity: item.quantity,
    modifiedTime: item.stockModifiedTime,
  };
}

/** Without `modifiedTime`, as Clover's inventory FAQ says. */
export function categoryToWire(category: Category): object {
  return { id: category.id, name: category.name, sortOrder: category.sortOrder, deleted: category.deleted };
}

export function tagToWire(tag: Tag): object {
  return { id: tag.id, name: tag.name, showInReporting: false };
}
