import "server-only";
import { z } from "zod";
import type { Ctx } from "@/lib/context";
import type { CloverPage } from "@/lib/integrations/clover/client";
import { OVERLAP } from "@/lib/integrations/clover/limits";
import type { PullKind } from "./kinds";
import { loadPosition, savePosition } from "./position-store";
import type { Run } from "./run-sync";
import { arrayLiteral } from "./sql";

/** An interrupted read older than this starts over, because its first pages are out of date. */
const CARRY_ON_WITHIN_MS = 60 * 60 * 1000;

/** A complete read of a list, page by page, that another process can carry on. */
const FullRead = z.object({
  pass: z.string(),
  startedAt: z.number(),
  /** ISO, by the database's clock, which also dates the rows that the minute's poll and check-ins store. */
  beganAt: z.string(),
  /** Where the next page begins. */
  offset: z.number(),
  pages: z.number(),
  /** The last ids of the previous page: the next page overlaps it by a few, unless the list moved in between. */
  tail: z.array(z.string()),
  /** False once rows may have been missed: between pages that do not overlap, or as a record without an id. */
  isWhole: z.boolean(),
});
export type FullRead = z.output<typeof FullRead>;

type Listed = CloverPage<{ id: string }>;

type Progress = Pick<FullRead, "offset" | "pages" | "tail" | "isWhole">;

/**
 * True when a page follows the previous one without a gap, shown by records that both contain. Records without an id,
 * and orders that were gone when read one by one, prove nothing.
 */
export function meetsPrevious(before: Progress, page: Listed): boolean {
  if (page.hasGap) return false;
  if (page.offset === 0 || before.pages === 0) return true;
  return page.repeated > 0 || listedIds(page).some((id) => before.tail.includes(id));
}

/** Ids of all records of a page, valid or not: an invalid record is not missing. */
export function listedIds(page: Listed): string[] {
  const named = page.skipped.flatMap(({ id }) => (id === null ? [] : [id]));
  return [...new Set([...page.elements.map(({ id }) => id), ...named])];
}

/**
 * The position after a page. After the last page it is a few records before the end, so that an interrupted run resumes
 * on known records, not on an empty page.
 */
export function advance(before: Progress, page: Listed): Progress {
  const ids = listedIds(page);
  return {
    offset: page.nextOffset ?? Math.max(page.offset, page.offset + page.received - OVERLAP),
    pages: before.pages + 1,
    tail: ids.length > 0 ? ids.slice(-OVERLAP) : before.tail,
    isWhole: before.isWhole && meetsPrevious(before, page) && page.skipped.every(({ id }) => id !== null),
  };
}

/** Resumes the read of an interrupted run, or begins a new one. */
export async function openFullRead(run: Run, kind: PullKind): Promise<FullRead> {
  const left = await loadPosition(run.ctx, kind, FullRead);
  const now = run.startedAt.getTime();
  const isFresh = left && Math.abs(now - left.startedAt) < CARRY_ON_WITHIN_MS;
  if (left && isFresh && (await seenPages(run.ctx, kind, left.pass)) === left.pages) return left;
  await run.ctx.db.syncSeenPage.deleteMany({ where: { kind } });
  const [clock] = await run.ctx.db.$queryRaw<{ now: Date }[]>`SELECT now()`;
  const beganAt = (clock?.now ?? run.startedAt).toISOString();
  return { pass: String(run.id), startedAt: now, beganAt, offset: 0, pages: 0, tail: [], isWhole: true };
}

/** How many pages of a read are ticked off: fewer than it has read after a crash of the database server. */
export async function seenPages(ctx: Ctx, kind: PullKind, pass: string): Promise<number> {
  return ctx.db.syncSeenPage.count({ where: { kind, pass: BigInt(pass) } });
}

/**
 * Stores, in the page's transaction, which ids it listed and the new position.
 * @param gone ids that are listed although the record was deleted
 */
export async function recordPage(
  tx: Ctx,
  kind: PullKind,
  before: FullRead,
  page: Listed,
  gone: ReadonlySet<string>,
): Promise<FullRead> {
  const present = listedIds(page).filter((id) => !gone.has(id));
  const next = { ...before, ...advance(before, page) };
  await tx.db.$executeRaw`
    INSERT INTO sync_seen_pages (kind, pass, page, ids)
    VALUES (${kind}, ${BigInt(before.pass)}, ${before.pages}, ${arrayLiteral(present)}::text[])
    ON CONFLICT (kind, pass, page) DO UPDATE SET ids = excluded.ids`;
  await savePosition(tx, kind, next);
  return next;
}

/** Empties the position: the next run reads from the beginning. */
export async function closeFullRead(tx: Ctx, kind: PullKind): Promise<void> {
  await savePosition(tx, kind, {});
  await tx.db.syncSeenPage.deleteMany({ where: { kind } });
}
