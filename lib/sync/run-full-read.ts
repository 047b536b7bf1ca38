import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverPage } from "@/lib/integrations/clover/client";
import type { Skips } from "./counts";
import { DeletionGuardError, isDeletionAllowed } from "./deletion-guard";
import { forgetHold, holdUnlessConfirmed } from "./deletion-holds";
import { closeFullRead, type FullRead, openFullRead, recordPage, seenPages } from "./full-read";
import { countExpected, countMissing, type GuardedKind, type ReadSoFar } from "./missing-records";
import type { Run } from "./run-sync";

const LIST_MOVED =
  "the list moved while it was read, or has a record without an id: missing records are looked for next time";

/** What differs between the kinds of complete read. */
export type FullReadSource<T extends { id: string }> = {
  kind: GuardedKind;
  /** What staff call the records, in the plural. */
  what: string;
  pages: (startOffset: number) => AsyncIterable<CloverPage<T>>;
  /** True for a record that is listed although it was deleted. */
  isGone?: (element: T) => boolean;
  /** Writes one page, and returns what was skipped and why. */
  apply: (tx: Ctx, page: CloverPage<T>) => Promise<{ created: number; updated: number } & Skips>;
  /** Switches off the rows of `missingFrom`. */
  switchOff: (tx: Ctx, read: ReadSoFar) => Promise<number>;
  /** Runs in the last transaction of a complete read. */
  finish: (tx: Ctx) => Promise<void>;
};

/**
 * Reads a list completely, each page with its position in one transaction, and deactivates records that are missing
 * from it. Resumes an interrupted read.
 * @throws {DeletionGuardError} when more than a fifth would be deactivated; nothing is
 */
export async function runFullRead<T extends { id: string }>(run: Run, of: FullReadSource<T>): Promise<void> {
  let fullRead = await openFullRead(run, of.kind);
  await run.expect(Math.max(0, (await countExpected(run.ctx, of.kind)) - fullRead.offset));
  for await (const page of of.pages(fullRead.offset)) {
    const before = fullRead;
    await run.commit(async (tx) => {
      const written = await of.apply(tx, page);
      const gone = new Set(page.elements.filter((one) => of.isGone?.(one)).map(({ id }) => id));
      fullRead = await recordPage(tx, of.kind, before, page, gone);
      return { ...written, read: page.elements.length };
    });
  }
  await finish(run, of, fullRead);
}

async function finish<T extends { id: string }>(
  run: Run,
  of: FullReadSource<T>,
  fullRead: FullRead,
): Promise<void> {
  const isTicked = (await seenPages(run.ctx, of.kind, fullRead.pass)) === fullRead.pages;
  if (!fullRead.isWhole || !isTicked) {
    return run.commit(async (tx) => {
      await closeFullRead(tx, of.kind);
      return { skipped: { [LIST_MOVED]: 1 } };
    });
  }
  const { missing, known } = await countMissing(run.ctx, of.kind, fullRead);
  const isAllowed = isDeletionAllowed({ missing, known });
  let mayDelete = isAllowed;
  await run.commit(async (tx) => {
    mayDelete = isAllowed || (await holdUnlessConfirmed(tx, of.kind, fullRead, known));
    let switchedOff = 0;
    if (mayDelete) {
      switchedOff = missing > 0 ? await of.switchOff(tx, fullRead) : 0;
      await of.finish(tx);
      // After the records, before the pages: the order in which an erasure locks them, to avoid a deadlock.
      await forgetHold(tx, of.kind);
    }
    await closeFullRead(tx, of.kind);
    return { switchedOff };
  });
  if (!mayDelete) throw new DeletionGuardError(of.what, missing, known);
}
