import "server-only";
import { cleanLine } from "@/lib/integrations/clover/clean-text";
import type { CloverClient } from "@/lib/integrations/clover/client";
import type { ModifierGroupWire } from "@/lib/integrations/clover/schemas";
import { centsToDollars } from "@/lib/money";
import { isUpstreamError, type UpstreamError } from "@/lib/upstream/error";
import type { ItemGroup, ItemModifiers } from "./apply-products";
import type { SkipReasons } from "./counts";
import { countReasons } from "./ledger";

export type GroupsSource = Pick<CloverClient, "itemGroups" | "modifierGroups" | "itemsOfModifierGroup">;

/** `rows` is null when the list could not be read, and `skipped` has the reason; stored rows are kept. */
export type SideList<T> = { rows: T[] | null; skipped: SkipReasons; failure: UpstreamError | null };

const LONGEST_NAME = 127;
/** Clover silently truncates nested lists at this length (docs.clover.com/docs/paginating-elements). */
const NESTED_LIMIT = 100;

export function readItemGroups(clover: GroupsSource, signal?: AbortSignal): Promise<SideList<ItemGroup>> {
  return sideList("item groups", async () => {
    const groups: ItemGroup[] = [];
    for await (const page of clover.itemGroups({ signal })) {
      for (const { id, name } of page.elements) {
        const clean = cleanLine(name, LONGEST_NAME);
        if (clean) groups.push({ cloverId: id, name: clean });
      }
    }
    return groups;
  });
}

/** Reads the priced modifiers of each item. */
export function readModifiers(clover: GroupsSource, signal?: AbortSignal): Promise<SideList<ItemModifiers>> {
  return sideList("modifiers", async () => {
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
  });
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

/** Reads a list whose failure is reported in the ledger and does not fail the products. */
async function sideList<T>(what: string, read: () => Promise<T[]>): Promise<SideList<T>> {
  try {
    return { rows: await read(), skipped: {}, failure: null };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { rows: null, skipped: countReasons([{ reason: `${what}: ${error.message}` }]), failure: error };
  }
}
