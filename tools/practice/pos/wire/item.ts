import { MINIMUM_AGE, TOBACCO_TYPE_ID } from "../constants";
import type { ItemGroup, ModifierGroup, Option } from "../shop/item-groups";
import type { Category, Item, Tag } from "../shop/items";
import { type Elements, type ExpandsOf, hrefOf, nested, shownOverrides } from "./list";

const EXPANDS: ExpandsOf = {
  categories: ["categories"],
  tags: ["tags"],
  taxRates: ["taxRates"],
  modifierGroups: ["modifierGroups"],
  options: ["options"],
  itemStock: ["itemStock"],
  ageRestricted: ["ageRestricted"],
  ageRestrictedObj: ["ageRestricted"],
};

export interface ItemContext {
  merchantId: string;
  nestedLimit: number;
  trackStock: boolean;
  category: (id: string) => Category | undefined;
  tag: (id: string) => Tag | undefined;
  group: (id: string) => ItemGroup | undefined;
  modifierGroups: readonly ModifierGroup[];
  sortOrderAsText: boolean;
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
    isRevenue: item.isRevenue,
    itemGroup: item.groupId === undefined ? undefined : { id: item.groupId },
    // Deprecated by Clover, and 0 whatever the real stock is.
    stockCount: 0,
    isAgeRestricted: item.ageRestricted,
    ...expandedParts(item, expand, context),
    modifiedTime: item.modifiedTime,
    deletedTime: item.deletedTime,
    ...shownOverrides(item.wire, expand, EXPANDS),
  };
}

function expandedParts(item: Item, expand: ReadonlySet<string>, context: ItemContext): object {
  if (expand.size === 0) return {};
  const limit = context.nestedLimit;
  const modifierGroups = context.modifierGroups.filter(({ id }) => item.modifierGroupIds.includes(id));
  const { options = [] } = context.group(item.groupId ?? "") ?? {};
  const chosen = options.filter(({ id }) => item.optionIds.includes(id));
  return {
    categories: nested(expand.has("categories"), limit, item.categoryIds, (id) =>
      categoryToWire(context.category(id) as Category, context.sortOrderAsText),
    ),
    tags: nested(expand.has("tags"), limit, item.tagIds, (id) => tagToWire(context.tag(id) as Tag)),
    taxRates: expand.has("taxRates") ? context.taxRates() : undefined,
    modifierGroups: nested(expand.has("modifierGroups"), limit, modifierGroups, modifierGroupToWire),
    options: nested(expand.has("options"), limit, chosen, optionToWire),
    itemStock: expand.has("itemStock") ? stockToWire(item, context.trackStock) : undefined,
    ageRestrictedObj:
      expand.has("ageRestricted") && item.ageRestricted
        ? { id: TOBACCO_TYPE_ID, name: "Tobacco", minimumAge: MINIMUM_AGE }
        : undefined,
  };
}

/** Omits the quantity of uncounted stock, which is not zero. */
export function stockToWire(item: Item, trackStock: boolean): object {
  if (item.quantity === undefined || !trackStock) return { item: { id: item.id } };
  return {
    item: { id: item.id },
    stockCount: Math.trunc(item.quantity),
    quantity: item.quantity,
    modifiedTime: item.stockModifiedTime,
  };
}

/** Without `modifiedTime`, as Clover's inventory FAQ says; `sortOrder` is text in Clover's example. */
export function categoryToWire(category: Category, sortOrderAsText: boolean): object {
  const sortOrder = sortOrderAsText ? String(category.sortOrder) : category.sortOrder;
  return { id: category.id, name: category.name, sortOrder, deleted: category.deleted };
}

export function optionToWire({ id, name, attributeId }: Option): object {
  return { id, name, attribute: { id: attributeId } };
}

export function modifierGroupToWire({ id, name, modifiers }: ModifierGroup): object {
  return { id, name, showByDefault: true, modifierIds: modifiers.map((one) => one.id).join(",") };
}

export function tagToWire(tag: Tag): object {
  return { id: tag.id, name: tag.name, showInReporting: false };
}
