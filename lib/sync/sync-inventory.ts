import "server-only";
import { tags } from "@/lib/cache/tags";
import { deriveProducts, removeEmptyGroups } from "@/lib/catalog/derive-products";
import type { Ctx } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { LISTED_TWICE, type Skipped } from "@/lib/integrations/clover/page";
import type { CategoryWire } from "@/lib/integrations/clover/schemas";
import { readSetting, storeSetting } from "@/lib/settings/setting-store";
import {
  applyCategories,
  applyGroups,
  applyModifiers,
  applyProducts,
  removeEmptyCategories,
  switchOffMissingProducts,
  takeOverFromDeleted,
} from "./apply-products";
import { hasChanges } from "./ledger";
import { planCategories, planProducts, prefixed } from "./plan-products";
import { type DiscountsSource, readDiscounts } from "./read-discounts";
import { type GroupsSource, readItemGroups, readModifiers } from "./read-item-groups";
import { runFullRead } from "./run-full-read";
import type { Run } from "./run-sync";
import { skipsOf } from "./skipped-records";
import { runStep } from "./steps";

export type InventorySource = Pick<CloverClient, "categories" | "items"> & GroupsSource & DiscountsSource;

/**
 * Reads all categories and all items: a sale does not reliably change an item's modifiedTime, so only a complete read
 * knows the stock.
 * @throws {DeletionGuardError} when more than a fifth of the products would be deactivated
 */
export async function syncInventory(run: Run, clover: InventorySource): Promise<void> {
  let isInDoubt = true;
  try {
    let listed: ReadonlySet<string> | null = null;
    await runStep(run, "categories", async () => {
      listed = new Set(await readCategories(run, clover));
    });
    await runStep(run, "item-groups", () => readGroups(run, clover));
    const failure = await runStep(run, "products", () => readItems(run, clover, listed));
    await runStep(run, "modifier-groups", () => readPrices(run, clover));
    // Groups take over the modifiers of their options.
    await commitProducts(run, (tx) => deriveProducts(tx, "all"));
    await runStep(run, "discounts", () => readDiscounts(run, clover));
    isInDoubt = false;
    if (failure) throw failure;
  } finally {
    // In doubt: the last page of an interrupted run may be stored although nothing confirmed it.
    if (isInDoubt || hasChanges(run.counts())) run.ctx.touch(tags.products(), tags.categories());
  }
}

/** Reads the categories, which items refer to. */
async function readCategories(run: Run, clover: InventorySource): Promise<string[]> {
  const wires: CategoryWire[] = [];
  const unreadable: Skipped[] = [];
  for await (const page of clover.categories({ signal: run.signal })) {
    wires.push(...page.elements);
    unreadable.push(...prefixed("category", page.skipped));
  }
  const { categories, skipped } = planCategories(wires);
  await run.commit(async (tx) => {
    const { created, updated } = await applyCategories(tx, categories);
    touchIf(run, created + updated);
    return skipsOf([...unreadable, ...skipped]);
  });
  return categories.map(({ cloverId }) => cloverId);
}

/** Reads the item groups, which items refer to. */
async function readGroups(run: Run, clover: InventorySource): Promise<void> {
  const { records, skipped } = await readItemGroups(clover, run.signal);
  await commitProducts(run, (tx) => applyGroups(tx, records), prefixed("item group", skipped));
}

/** While a group cannot be read, products keep its modifiers: nothing says which of them are in it. */
async function readPrices(run: Run, clover: InventorySource): Promise<void> {
  const { records, groups, skipped } = await readModifiers(clover, run.signal);
  const isWhole = skipped.every(({ reason }) => reason === LISTED_TWICE);
  const apply = (tx: Ctx) => applyModifiers(tx, records, isWhole ? "all" : groups);
  await commitProducts(run, apply, prefixed("modifier group", skipped));
}

/** Flushes the shelf's pages when rows changed that the run's counters leave out. */
function touchIf(run: Run, changed: number): void {
  if (changed > 0) run.ctx.touch(tags.products(), tags.categories());
}

/** Commits work on products that returns how many it changed, in addition to those a page counts. */
function commitProducts(
  run: Run,
  work: (tx: Ctx) => Promise<number>,
  skipped: readonly Skipped[] = [],
): Promise<void> {
  return run.commit(async (tx) => {
    touchIf(run, await work(tx));
    return skipsOf(skipped);
  });
}

/**
 * The setting with the end of the last read that showed which products are missing; the step also counts as done after a
 * list that moved. Not a position, because positions are forgotten when the goods are imported into another account.
 */
const WHOLE_READ_KEY = "inventory-read-whole";

/** Stores the end of a whole read, and returns that of the one before; null for the first. */
async function storeWholeRead({ db }: Ctx): Promise<Date | null> {
  const before = await readSetting(db, WHOLE_READ_KEY);
  // By the database's clock and as precise as the products' created_at, with which it is compared.
  const [clock] = await db.$queryRaw<{ now: Date }[]>`SELECT now()::timestamptz(3) AS now`;
  if (clock) await storeSetting(db, WHOLE_READ_KEY, clock.now.toISOString());
  return before === null ? null : new Date(before);
}

function readItems(
  run: Run,
  clover: InventorySource,
  /** Null when the list of categories could not be read: no category is removed then. */
  listedCategories: ReadonlySet<string> | null,
): Promise<void> {
  return runFullRead(run, {
    kind: "inventory",
    what: "products",
    pages: (startOffset) => clover.items({ startOffset, signal: run.signal }),
    apply: async (tx, page) => {
      // Not carried over to the next page, because the page may be rolled back and retried.
      const plan = planProducts(page.elements, listedCategories ?? new Set());
      const { created, updated } = await applyCategories(tx, plan.categories);
      const { formerGroups, ...written } = await applyProducts(tx, plan.products);
      const cloverIds = plan.products.map(({ cloverId }) => cloverId);
      const derived = await deriveProducts(tx, { cloverIds, formerGroups });
      touchIf(run, created + updated + derived);
      return { ...written, ...skipsOf([...page.skipped, ...plan.skipped]) };
    },
    switchOff: switchOffMissingProducts,
    finish: async (tx) => {
      const taken = await takeOverFromDeleted(tx, await storeWholeRead(tx));
      await removeEmptyGroups(tx);
      touchIf(run, taken + (await deriveProducts(tx, "all")));
      if (listedCategories === null) return;
      const removed = await removeEmptyCategories(tx, [...listedCategories]);
      if (removed > 0) run.ctx.touch(tags.categories());
    },
  });
}
