import { HttpError, ok, type Reply } from "../http";
import { parseExpand } from "../query";
import type { ItemGroup, ModifierGroup } from "../shop/item-groups";
import type { Item } from "../shop/items";
import { modifierGroupToWire, optionToWire } from "../wire/item";
import { nested } from "../wire/list";
import type { Call, Route } from "./route-context";
import { wholeList } from "./whole-list";

/** Routes of item groups, which hold a product's variants, and modifier groups, which hold its extras. */
export const itemGroupRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "item_groups",
    run: (call) => list(call, [...call.shop.inventory.groups.items.values()], groupToWire),
  },
  {
    method: "GET",
    path: "item_groups/:id",
    run: (call) => one(call, call.shop.inventory.groups.items.get(call.id), groupToWire),
  },
  {
    method: "GET",
    path: "modifier_groups",
    run: (call) => list(call, call.shop.inventory.groups.modifiers, modifiersToWire),
  },
  {
    method: "GET",
    path: "modifier_groups/:id",
    run: (call) => {
      const found = call.shop.inventory.groups.modifiers.find(({ id }) => id === call.id);
      return one(call, found, modifiersToWire);
    },
  },
];

type ToWire<T> = (call: Call, record: T, expand: ReadonlySet<string>) => object;

const list = <T>(call: Call, records: readonly T[], toWire: ToWire<T>): Reply =>
  wholeList(call, records, {}, (record, { expand }) => toWire(call, record, expand));

function one<T>(call: Call, record: T | undefined, toWire: ToWire<T>): Reply {
  if (record === undefined)
    throw new HttpError(404, "Not Found", "The requested resource could not be found.");
  return ok(toWire(call, record, parseExpand(call.url.searchParams, call.shop.settings)));
}

function groupToWire(call: Call, group: ItemGroup, expand: ReadonlySet<string>): object {
  const { attributes, options, id, name } = group;
  const limit = call.shop.settings.nestedLimit;
  return {
    id,
    name,
    items: expand.has("items") ? itemRefs(call, (item) => item.groupId === id) : undefined,
    attributes: nested(expand.has("attributes"), limit, attributes, (one) => ({
      ...one,
      itemGroup: { id },
    })),
    options: nested(expand.has("options"), limit, options, optionToWire),
  };
}

function modifiersToWire(call: Call, group: ModifierGroup, expand: ReadonlySet<string>): object {
  const { id, modifiers } = group;
  return {
    ...modifierGroupToWire(group),
    items: expand.has("items") ? itemRefs(call, (item) => item.modifierGroupIds.includes(id)) : undefined,
    modifiers: nested(expand.has("modifiers"), call.shop.settings.nestedLimit, modifiers, (one) => ({
      ...one,
      available: true,
      modifierGroup: { id },
    })),
  };
}

function itemRefs({ shop }: Call, isOf: (item: Item) => boolean) {
  const items = shop.inventory.items.filter((item) => !item.deletedTime && isOf(item));
  return nested(true, shop.settings.nestedLimit, items, ({ id }) => ({ id }));
}
