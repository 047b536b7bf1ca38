import { z } from "zod";
import { compileFilter, type FilterTable, NO_VALUE } from "../filter";
import { HttpError, ok, type Reply } from "../http";
import { type ListQuery, parseExpand, parseListQuery } from "../query";
import type { ItemChange } from "../shop/inventory";
import type { Category, Item } from "../shop/items";
import type { PracticeShop } from "../shop/practice-shop";
import { categoryToWire, type ItemContext, itemToWire, stockToWire } from "../wire/item";
import { nested, page } from "../wire/list";
import { ITEM_FILTERS, ITEM_SORTS } from "./item-filters";
import { readBody } from "./read-body";
import type { Call, Route } from "./route-context";
import { wholeList } from "./whole-list";

/** Writable fields of an item that the emulator supports; it ignores others, as Clover does. */
const ItemWrite = z.object({
  name: z.string().min(1).max(127),
  alternateName: z.string().max(127).optional(),
  code: z.string().max(100).optional(),
  sku: z.string().max(100).optional(),
  price: z.number().int().nonnegative(),
  priceType: z.enum(["FIXED", "VARIABLE", "PER_UNIT"]).optional(),
  unitName: z.string().max(64).optional(),
  cost: z.number().int().nonnegative().optional(),
  hidden: z.boolean().optional(),
  available: z.boolean().optional(),
  autoManage: z.boolean().optional(),
});
const StockWrite = z.object({ quantity: z.number().finite() });

export const inventoryRoutes: readonly Route[] = [
  { method: "GET", path: "items", run: listItems },
  {
    method: "POST",
    path: "items",
    run: async (call) => answer(call, call.shop.inventory.create(await readBody(call, ItemWrite))),
  },
  { method: "GET", path: "items/:id", run: (call) => answer(call, call.shop.inventory.get(call.id)) },
  { method: "POST", path: "items/:id", run: (call) => writeItem(call, ItemWrite.partial()) },
  // The sandbox refuses a PUT without a name.
  {
    method: "PUT",
    path: "items/:id",
    run: (call) => writeItem(call, ItemWrite.partial().required({ name: true })),
  },
  {
    method: "DELETE",
    path: "items/:id",
    run: (call) => {
      call.shop.inventory.remove(call.id);
      return ok({});
    },
  },
  { method: "GET", path: "categories", run: listCategories },
  {
    method: "GET",
    path: "categories/:id",
    run: (call) =>
      ok(categoryToWire(call.shop.inventory.category(call.id), call.shop.settings.sortOrderAsText)),
  },
  { method: "GET", path: "categories/:id/items", run: listCategoryItems },
  { method: "GET", path: "discounts", run: (call) => wholeList(call, DISCOUNTS, {}, (discount) => discount) },
  { method: "GET", path: "item_stocks", run: listStocks },
  {
    method: "GET",
    path: "item_stocks/:id",
    run: (call) => ok(stockToWire(call.shop.inventory.get(call.id), call.shop.settings.trackStock)),
  },
  { method: "POST", path: "item_stocks/:id", run: writeStock },
  // An audit of a sandbox set stock with PUT; Clover's documentation shows POST.
  { method: "PUT", path: "item_stocks/:id", run: writeStock },
];

function answer(call: Call, item: Item): Reply {
  const expand = parseExpand(call.url.searchParams, call.shop.settings);
  return ok(itemToWire(item, expand, itemContext(call.shop)));
}

async function writeItem(call: Call, schema: z.ZodType<ItemChange>): Promise<Reply> {
  const change = await readBody(call, schema);
  return answer(call, call.shop.inventory.update(call.id, change));
}

function itemContext(shop: PracticeShop): ItemContext {
  const categories = new Map(shop.inventory.categories.map((category) => [category.id, category]));
  const tags = new Map(shop.inventory.tags.map((tag) => [tag.id, tag]));
  return {
    merchantId: shop.plan.merchantId,
    nestedLimit: shop.settings.nestedLimit,
    trackStock: shop.settings.trackStock,
    category: (one) => categories.get(one),
    tag: (one) => tags.get(one),
    group: (one) => shop.inventory.groups.items.get(one),
    modifierGroups: shop.inventory.groups.modifiers,
    sortOrderAsText: shop.settings.sortOrderAsText,
    taxRates: () => ({ elements: shop.merchant.taxRates().filter((rate) => rate.isDefault) }),
  };
}

function listItems(call: Call): Reply {
  const query = parseListQuery(call.url.searchParams, call.shop.settings);
  const context = itemContext(call.shop);
  return page(call.url, query, ITEM_FILTERS, itemView(call.shop, query), (item) =>
    itemToWire(item, query.expand, context),
  );
}

/** Items, newest first unless `orderBy` says otherwise; deleted ones only on request. */
function itemView(shop: PracticeShop, query: ListQuery): Item[] {
  const key = JSON.stringify([query.clauses, query.orderBy]);
  return shop.inventory.views.get(key, () => {
    const wanted = compileFilter(query.clauses, ITEM_FILTERS);
    const deletedToo = query.clauses.some((clause) => clause.field === "deleted");
    const found = shop.inventory.items
      .filter((item) => (deletedToo || !item.deletedTime) && wanted(item))
      .reverse();
    for (const { field, descending } of [...query.orderBy].reverse()) {
      const read = Object.hasOwn(ITEM_SORTS, field) ? ITEM_SORTS[field] : undefined;
      if (!read) throw new HttpError(400, `Cannot order by '${field}'`);
      const way = descending ? -1 : 1;
      found.sort((a, b) => (read(a) < read(b) ? -way : read(a) > read(b) ? way : 0));
    }
    return found;
  });
}

const CATEGORY_FILTERS = {
  id: { type: "string", read: (row) => row.id },
  name: { type: "string", read: (row) => row.name },
  sortOrder: { type: "number", read: (row) => row.sortOrder },
  deleted: { type: "boolean", read: (row) => row.deleted },
  modifiedTime: { type: "number", read: (row) => row.modifiedTime },
  colorCode: NO_VALUE,
} satisfies FilterTable<Category>;

function listCategories(call: Call): Reply {
  const { inventory, settings } = call.shop;
  const { clauses } = parseListQuery(call.url.searchParams, settings);
  const deletedToo = clauses.some((clause) => clause.field === "deleted");
  const listed = inventory.categories.filter(({ deleted }) => deletedToo || !deleted);
  return wholeList(call, listed, CATEGORY_FILTERS, (category, { expand }) => ({
    ...categoryToWire(category, settings.sortOrderAsText),
    items: nested(expand.has("items"), settings.nestedLimit, itemsOf(call.shop, category.id), ({ id }) => ({
      id,
    })),
  }));
}

/** Discounts of the merchant: the tiers' percentages and a few amounts, in negative cents. */
const DISCOUNTS = [
  { id: "PRACTDISCNT05", name: "Bronze member", percentage: 5 },
  { id: "PRACTDISCNT10", name: "Silver member", percentage: 10 },
  { id: "PRACTDISCNT15", name: "VIP member", percentage: 15 },
  { id: "PRACTDISCNT20", name: "Water pipes over $80", percentage: 20 },
  { id: "PRACTDISCNT5D", name: "Grinder trade-in", amount: -500 },
] as const;

function listCategoryItems(call: Call): Reply {
  const { inventory } = call.shop;
  const context = itemContext(call.shop);
  const items = itemsOf(call.shop, inventory.category(call.id).id);
  return wholeList(call, items, ITEM_FILTERS, (item, { expand }) => itemToWire(item, expand, context));
}

function itemsOf(shop: PracticeShop, categoryId: string): Item[] {
  return shop.inventory.views.get(`category ${categoryId}`, () =>
    shop.inventory.items
      .filter((item) => !item.deletedTime && item.categoryIds.includes(categoryId))
      .reverse(),
  );
}

/** Stock records, for which no filter is published. */
function listStocks(call: Call): Reply {
  const { inventory, settings } = call.shop;
  const listed = inventory.views.get("stocks", () =>
    inventory.items.filter((one) => !one.deletedTime).reverse(),
  );
  return wholeList(call, listed, {}, (item) => stockToWire(item, settings.trackStock));
}

async function writeStock(call: Call): Promise<Reply> {
  const { quantity } = await readBody(call, StockWrite);
  return ok(stockToWire(call.shop.inventory.setStock(call.id, quantity), call.shop.settings.trackStock));
}
