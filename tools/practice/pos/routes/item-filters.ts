import { MINIMUM_AGE } from "../constants";
import { type FilterTable, NO_VALUE } from "../filter";
import type { Item } from "../shop/items";

/**
 * Filters of Clover's item list, and `categoryId`, which Clover was once recorded to accept; it refuses
 * `categories.id`.
 */
export const ITEM_FILTERS = {
  id: { type: "string", read: (item) => item.id },
  "item.id": { type: "string", read: (item) => item.id },
  name: { type: "string", read: (item) => item.name },
  alternateName: { type: "string", read: (item) => item.alternateName },
  sku: { type: "string", read: (item) => item.sku },
  itemCode: { type: "string", read: (item) => item.code },
  price: { type: "number", read: (item) => item.price },
  modifiedTime: { type: "number", read: (item) => item.modifiedTime },
  deleted: { type: "boolean", read: (item) => item.deletedTime !== undefined },
  hidden: { type: "boolean", read: (item) => item.hidden },
  available: { type: "boolean", read: (item) => item.available },
  autoManage: { type: "boolean", read: (item) => item.autoManage },
  defaultTaxRates: { type: "boolean", read: () => true },
  isRevenue: { type: "boolean", read: (item) => item.isRevenue },
  "tags.id": { type: "string", read: (item) => item.tagIds },
  "tags.name": NO_VALUE,
  "modifierGroup.id": { type: "string", read: (item) => item.modifierGroupIds },
  "option.id": { type: "string", read: (item) => item.optionIds },
  "itemGroup.id": { type: "string", read: (item) => item.groupId },
  "itemStock.quantity": { type: "number", read: (item) => item.quantity },
  lowStock: { type: "boolean", read: (item) => item.quantity !== undefined && item.quantity <= 0 },
  isAgeRestricted: { type: "boolean", read: (item) => item.ageRestricted },
  ageRestrictedType: { type: "string", read: (item) => (item.ageRestricted ? "Tobacco" : undefined) },
  minimumAge: { type: "number", read: (item) => (item.ageRestricted ? MINIMUM_AGE : undefined) },
  categoryId: { type: "string", read: (item) => item.categoryIds },
} satisfies FilterTable<Item>;

export const ITEM_SORTS: Readonly<Record<string, (item: Item) => string | number>> = {
  modifiedTime: (item) => item.modifiedTime,
  createdTime: (item) => item.index,
  name: (item) => item.name,
  price: (item) => item.price,
  id: (item) => item.id,
};
