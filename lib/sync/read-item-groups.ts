import "server-only";
import { cleanLine } from "@/lib/integrations/clover/clean-text";
import type { CloverClient, Skipped } from "@/lib/integrations/clover/client";
import { MAX_NAME_LENGTH, NESTED_LIMIT } from "@/lib/integrations/clover/limits";
import type { ModifierGroupWire } from "@/lib/integrations/clover/schemas";
import { centsToDollars } from "@/lib/money";
import type { ItemGroup, ItemModifiers } from "./apply-products";

export type GroupsSource = Pick<CloverClient, "itemGroups" | "modifierGroups" | "itemsOfModifierGroup">;

/** The records of a list that were read, and those that could not be. */
type Read<T> = { records: T[]; skipped: Skipped[] };

export async function readItemGroups(clover: GroupsSource, signal?: AbortSignal): Promise<Read<ItemGroup>> {
  const groups: ItemGroup[] = [];
  const skipped: Skipped[] = [];
  for await (const page of clover.itemGroups({ signal })) {
    skipped.push(...page.skipped);
    for (const { id, name } of page.elements) {
      const clean = cleanLine(name, MAX_NAME_LENGTH);
      if (clean) groups.push({ cloverId: id, name: clean });
      else skipped.push({ id, reason: "name: is empty" });
    }
  }
  return { records: groups, skipped };
}

/** Reads the priced modifiers of each item, and which groups they are of. */
export async function readModifiers(
  clover: GroupsSource,
  signal?: AbortSignal,
): Promise<Read<ItemModifiers> & { groups: string[] }> {
  const byItem = new Map<string, ItemModifiers["modifiers"]>();
  const groups: string[] = [];
  const skipped: Skipped[] = [];
  for await (const page of clover.modifierGroups({ signal })) {
    skipped.push(...page.skipped);
    groups.push(...page.elements.map(groupName));
    for (const group of page.elements) {
      const modifiers = pricedModifiers(group);
      if (modifiers.length === 0) continue;
      for (const id of await itemsOf(clover, group, signal))
        byItem.set(id, [...(byItem.get(id) ?? []), ...modifiers]);
    }
  }
  return { records: [...byItem].map(([cloverId, modifiers]) => ({ cloverId, modifiers })), groups, skipped };
}

const groupName = ({ name }: ModifierGroupWire): string => cleanLine(name, MAX_NAME_LENGTH);

function pricedModifiers(group: ModifierGroupWire): ItemModifiers["modifiers"] {
  return group.modifiers
    .filter(({ price, available }) => price != null && price !== 0 && available !== false)
    .map((modifier) => ({
      group: groupName(group),
      name: cleanLine(modifier.name, MAX_NAME_LENGTH),
      price: centsToDollars(BigInt(modifier.price ?? 0)),
    }))
    .filter((modifier) => modifier.name !== "");
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
