import "server-only";
import { cleanLine } from "@/lib/integrations/clover/clean-text";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { LONGEST_NAME, NESTED_LIMIT } from "@/lib/integrations/clover/limits";
import type { ModifierGroupWire } from "@/lib/integrations/clover/schemas";
import { centsToDollars } from "@/lib/money";
import type { ItemGroup, ItemModifiers } from "./apply-products";

export type GroupsSource = Pick<CloverClient, "itemGroups" | "modifierGroups" | "itemsOfModifierGroup">;

export async function readItemGroups(clover: GroupsSource, signal?: AbortSignal): Promise<ItemGroup[]> {
  const groups: ItemGroup[] = [];
  for await (const page of clover.itemGroups({ signal })) {
    for (const { id, name } of page.elements) {
      const clean = cleanLine(name, LONGEST_NAME);
      if (clean) groups.push({ cloverId: id, name: clean });
    }
  }
  return groups;
}

/** Reads the priced modifiers of each item. */
export async function readModifiers(clover: GroupsSource, signal?: AbortSignal): Promise<ItemModifiers[]> {
  const byItem = new Map<string, ItemModifiers["modifiers"]>();
  for await (const page of clover.modifierGroups({ signal })) {
    for (const group of page.elements) {
      const modifiers = pricedModifiers(group);
      if (modifiers.length === 0) continue;
      for (const id of await itemsOf(clover, group, signal))
        byItem.set(id, [...(byItem.get(id) ?? []), ...modifiers]);
    }
  }
  return [...byItem].map(([cloverId, modifiers]) => ({ cloverId, modifiers }));
}

function pricedModifiers({ name, modifiers }: ModifierGroupWire): ItemModifiers["modifiers"] {
  return modifiers
    .filter(({ price, available }) => price != null && price !== 0 && available !== false)
    .map((modifier) => ({
      group: cleanLine(name, LONGEST_NAME),
      name: cleanLine(modifier.name, LONGEST_NAME),
      price: centsToDollars(BigInt(modifier.price ?? 0)),
    }));
}

async function itemsOf(
  clover: GroupsSource,
  { id, items }: ModifierGroupWire,
  signal?: AbortSignal,
): Promise<string[]> {
  if (items.length < NESTED_LIMIT) return items.map((item) => item.id);
  const ids: string[] = [];
  for await (const page of clover.itemsOfModifierGroup(id, { signal }))
    ids.push(...page.elements.map((item) => item.id));
  return ids;
}
