import "server-only";
import { tags } from "@/lib/cache/tags";
import type { CloverClient } from "@/lib/integrations/clover/client";
import type { CategoryWire } from "@/lib/integrations/clover/schemas";
import {
  applyCategories,
  applyProducts,
  countVanishedProducts,
  removeEmptyCategories,
  switchOffVanishedProducts,
} from "./apply-products";
import { countReasons, hasChanges } from "./ledger";
import { planCategories, planProducts } from "./plan-products";
import { runSweep } from "./run-sweep";
import type { Run } from "./run-sync";

export type InventorySource = Pick<CloverClient, "categories" | "items">;

/**
 * Reads all categories and all items: a sale does not dependably move an item's modifiedTime, so only a complete read
 * knows the stock (Clover reference 3.1).
 * @throws {TooManyVanishedError} when more than a fifth of the products would be switched off.
 */
export async function syncInventory(run: Run, clover: InventorySource): Promise<void> {
  let isCarriedOn = true;
  try {
    isCarriedOn = await sweepItems(run, clover, new Set(await readCategories(run, clover)));
  } finally {
    if (isCarriedOn || hasChanges(run.counts())) run.ctx.touch(tags.products(), tags.categories());
  }
}

async function readCategories(run: Run, clover: InventorySource): Promise<string[]> {
  const wires: CategoryWire[] = [];
  const unreadable: { reason: string }[] = [];
  for await (const page of clover.categories({ signal: run.signal })) {
    wires.push(...page.elements);
    unreadable.push(...page.skipped);
  }
  const { categories, skipped } = planCategories(wires);
  await run.commit(async (tx) => {
    const { created, updated } = await applyCategories(tx, categories);
    if (created + updated > 0) run.ctx.touch(tags.products(), tags.categories());
    return { skipped: countReasons([...unreadable, ...skipped]) };
  });
  return categories.map(({ cloverId }) => cloverId);
}

function sweepItems(
  run: Run,
  clover: InventorySource,
  listedCategories: ReadonlySet<string>,
): Promise<boolean> {
  return runSweep(run, {
    kind: "inventory",
    what: "products",
    expected: (ctx) => ctx.db.product.count({ where: { cloverId: { not: null }, isForSale: true } }),
    pages: (startOffset) => clover.items({ startOffset, signal: run.signal }),
    apply: async (tx, page) => {
      // What a page adds is not remembered for the next: the page may be undone and tried again.
      const plan = planProducts(page.elements, listedCategories);
      await applyCategories(tx, plan.categories);
      const written = await applyProducts(tx, plan.products);
      return { ...written, skipped: countReasons([...page.skipped, ...plan.skipped]) };
    },
    countVanished: countVanishedProducts,
    switchOff: switchOffVanishedProducts,
    finish: async (tx) => {
      const removed = await removeEmptyCategories(tx, [...listedCategories]);
      if (removed > 0) run.ctx.touch(tags.categories());
    },
  });
}
