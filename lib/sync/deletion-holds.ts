import "server-only";
import { z } from "zod";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";
import type { DeletionHold } from "@/prisma/generated/client";
import { GUARDED, type GuardedKind, isGuarded, missingFrom, type ReadSoFar } from "./missing-records";
import { arrayLiteral } from "./sql";

/** A deletion that a run held back, for staff to check. */
export type DeletionHoldDto = {
  kind: GuardedKind;
  /** Identifies exactly this list: a confirmation of another one is refused. */
  version: string;
  missing: number;
  known: number;
  foundAt: string;
  confirmedBy: string | null;
  /** Names of the first records by name, at most `NAMES_SHOWN`. */
  names: string[];
};

const NAMES_SHOWN = 500;

/**
 * Stores the ids a complete read did not list, unless staff have confirmed exactly them.
 * @returns true when they were confirmed and may be deactivated once: then the caller clears the hold
 */
export async function holdUnlessConfirmed(
  tx: Ctx,
  kind: GuardedKind,
  read: ReadSoFar,
  known: number,
): Promise<boolean> {
  const missing = await missingIds(tx, kind, read);
  const hold = await tx.db.deletionHold.findUnique({ where: { kind } });
  if (hold && sameIds(hold.cloverIds, missing)) return hold.confirmedAt !== null;
  await tx.db.$executeRaw`
    INSERT INTO deletion_holds (kind, clover_ids, known, found_at)
    VALUES (${kind}, ${arrayLiteral(missing)}::text[], ${known}, ${tx.now()})
    ON CONFLICT (kind) DO UPDATE SET clover_ids = excluded.clover_ids, known = excluded.known,
      found_at = excluded.found_at, confirmed_at = NULL, confirmed_by = NULL`;
  return false;
}

/** Clears the hold once a read lists enough again, or what was confirmed is deactivated. */
export async function forgetHold(tx: Ctx, kind: string): Promise<void> {
  await tx.db.deletionHold.deleteMany({ where: { kind } });
}

async function missingIds(tx: Ctx, kind: GuardedKind, read: ReadSoFar): Promise<string[]> {
  const rows = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT clover_id AS id FROM ${GUARDED[kind].table} WHERE ${missingFrom(kind, read)} ORDER BY clover_id`;
  return rows.map(({ id }) => id);
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** The held-back deletions. */
export async function listDeletionHolds(ctx: Ctx): Promise<DeletionHoldDto[]> {
  requireAdmin(ctx);
  const holds = await ctx.db.deletionHold.findMany({ orderBy: { foundAt: "asc" } });
  return Promise.all(holds.flatMap((hold) => (isGuarded(hold.kind) ? [toDto(ctx, hold.kind, hold)] : [])));
}

async function toDto(
  ctx: Ctx,
  kind: GuardedKind,
  { cloverIds, known, foundAt, confirmedBy }: DeletionHold,
): Promise<DeletionHoldDto> {
  const { table, name } = GUARDED[kind];
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT ${name} AS name FROM ${table} WHERE clover_id = ANY(${arrayLiteral(cloverIds)}::text[])
    ORDER BY 1 LIMIT ${NAMES_SHOWN}::int`;
  return {
    kind,
    version: foundAt.toISOString(),
    missing: cloverIds.length,
    known,
    foundAt: foundAt.toISOString(),
    confirmedBy,
    names: rows.map((row) => row.name),
  };
}

export const ConfirmDeletionInput = z.object({
  kind: z.enum(Object.keys(GUARDED) as GuardedKind[]),
  version: z.iso.datetime(),
});
export type ConfirmDeletionInput = z.input<typeof ConfirmDeletionInput>;

/**
 * Confirms a held-back deletion: the next complete read that misses exactly these records may deactivate them, once.
 * @throws {AppError} bad_input, or conflict when the list has changed since it was shown or is confirmed already
 */
export async function confirmDeletion(ctx: Ctx, input: ConfirmDeletionInput): Promise<void> {
  requireAdmin(ctx);
  const { kind, version } = parseInput(ConfirmDeletionInput, input);
  ctx.touch(tags.syncRuns());
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.db.deletionHold.updateMany({
      where: { kind, foundAt: new Date(version), confirmedAt: null },
      data: { confirmedAt: tx.now(), confirmedBy: actorName(tx) },
    });
    if (count === 0) throw new AppError("conflict", await whyNotConfirmed(tx, kind, version));
    const hold = await tx.db.deletionHold.findUniqueOrThrow({ where: { kind } });
    // Of customers without the list: an erasure could not take a person's Clover id out of the audit.
    const list = kind === "customers" ? {} : { list: hold.cloverIds.slice(0, 1_000) };
    const after = { ...list, count: hold.cloverIds.length, known: hold.known };
    await recordChange(tx, { action: "confirm", entity: "sync", entityId: kind, after });
  });
}

async function whyNotConfirmed(tx: Ctx, kind: GuardedKind, version: string): Promise<string> {
  const hold = await tx.db.deletionHold.findUnique({ where: { kind, foundAt: new Date(version) } });
  if (hold?.confirmedBy) return `${hold.confirmedBy} confirmed this list already.`;
  return "This list has changed since it was shown. Look at it again.";
}
