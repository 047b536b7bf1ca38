import "server-only";
import type { Ctx } from "@/lib/context";
import type { Page } from "@/lib/integrations/clover/client";
import type { PullKind } from "./kinds";
import type { Counts, SkipReasons } from "./ledger";
import type { Run } from "./run-sync";
import { closeSweep, openSweep, recordPage, type Sweep } from "./sweep";
import { mayVanish, TooManyVanishedError } from "./vanished";

const LIST_MOVED = "the list moved while it was read: missing records are looked for next time";

/** What is special to one kind of complete read. */
export type SweepOf<T extends { id: string }> = {
  kind: PullKind;
  /** What staff call the records, in the plural. */
  what: string;
  /** Roughly how many records there will be. */
  expected: (ctx: Ctx) => Promise<number>;
  pages: (startOffset: number) => AsyncIterable<Page<T>>;
  /** True for a record that is listed although it was deleted. */
  isGone?: (element: T) => boolean;
  /** Writes one page; what to skip and why was decided before. */
  apply: (tx: Ctx, page: Page<T>) => Promise<{ created: number; updated: number; skipped: SkipReasons }>;
  countVanished: (ctx: Ctx, pass: string) => Promise<{ missing: number; known: number }>;
  switchOff: (tx: Ctx, pass: string) => Promise<number>;
  /** In the last transaction of a whole read. */
  finish: (tx: Ctx) => Promise<void>;
};

/**
 * Reads a list from end to end, page by page, each page with its position in one transaction, and switches off what
 * the whole read lacks. Carries on an interrupted read.
 * @returns true when the read was carried on: what the interrupted run changed was never flushed from the cache.
 * @throws {TooManyVanishedError} when more than a fifth would be switched off; nothing is.
 */
export async function runSweep<T extends { id: string }>(run: Run, of: SweepOf<T>): Promise<boolean> {
  let sweep = await openSweep(run, of.kind);
  const isCarriedOn = sweep.pages > 0;
  await run.expect(Math.max(0, (await of.expected(run.ctx)) - sweep.offset));
  for await (const page of of.pages(sweep.offset)) {
    const before = sweep;
    await run.commit(async (tx) => {
      const written = await of.apply(tx, page);
      const gone = new Set(page.elements.filter((one) => of.isGone?.(one)).map(({ id }) => id));
      sweep = await recordPage(tx, of.kind, before, page, gone);
      return { ...written, read: page.elements.length };
    });
  }
  await finish(run, of, sweep);
  return isCarriedOn;
}

async function finish<T extends { id: string }>(run: Run, of: SweepOf<T>, sweep: Sweep): Promise<void> {
  const close = (work: (tx: Ctx) => Promise<Partial<Counts>>) =>
    run.commit(async (tx) => {
      const counts = await work(tx);
      await closeSweep(tx, of.kind);
      return counts;
    });
  if (!sweep.isWhole) return close(async () => ({ skipped: { [LIST_MOVED]: 1 } }));
  const vanished = await of.countVanished(run.ctx, sweep.pass);
  if (!mayVanish(vanished)) {
    await close(async () => ({}));
    throw new TooManyVanishedError(of.what, vanished.missing, vanished.known);
  }
  await close(async (tx) => {
    const switchedOff = vanished.missing > 0 ? await of.switchOff(tx, sweep.pass) : 0;
    await of.finish(tx);
    return { switchedOff };
  });
}
