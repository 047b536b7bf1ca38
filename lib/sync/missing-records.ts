import "server-only";
import { AT_REGISTER } from "@/lib/catalog/shelf-sql";
import type { Ctx } from "@/lib/context";
import { fullNameSql } from "@/lib/customers/name-sql";
import { Prisma } from "@/lib/db/client";
import type { FullRead } from "./full-read";

/**
 * The kinds of complete read that deactivate what Clover no longer lists, with their tables and the rows that Clover
 * is expected to list. Counting, showing and deactivating all use `missingFrom`, so that what staff confirm is exactly
 * what goes.
 */
export const GUARDED = {
  inventory: {
    table: Prisma.sql`products`,
    name: Prisma.sql`name`,
    // Groups are left out, because Clover lists them apart from items.
    expected: Prisma.sql`clover_id IS NOT NULL AND NOT is_group AND ${AT_REGISTER}`,
  },
  customers: {
    table: Prisma.sql`customers`,
    name: fullNameSql(),
    expected: Prisma.sql`clover_id IS NOT NULL AND removed_at IS NULL`,
  },
} as const;
export type GuardedKind = keyof typeof GUARDED;

export const isGuarded = (kind: string): kind is GuardedKind => kind in GUARDED;

export type ReadSoFar = Pick<FullRead, "pass" | "beganAt">;

/** A condition on the kind's table: rows that Clover is expected to list and a complete read did not find. */
export function missingFrom(kind: GuardedKind, { pass, beganAt }: ReadSoFar): Prisma.Sql {
  const { table, expected } = GUARDED[kind];
  // A check-in or the poll may store a customer whom Clover lists on a page that was already read.
  const isOlder = kind === "customers" ? Prisma.sql`AND updated_at < ${beganAt}::timestamptz` : Prisma.empty;
  return Prisma.sql`${expected} ${isOlder} AND NOT EXISTS (
    SELECT FROM sync_seen_pages, unnest(sync_seen_pages.ids) AS seen (clover_id)
    WHERE sync_seen_pages.kind = ${kind} AND sync_seen_pages.pass = ${BigInt(pass)}
      AND seen.clover_id = ${table}.clover_id)`;
}

const countOfExpected = (kind: GuardedKind): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::int AS known FROM ${GUARDED[kind].table} WHERE ${GUARDED[kind].expected}`;

/** How many records Clover is expected to list. */
export async function countExpected(ctx: Ctx, kind: GuardedKind): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ known: number }[]>(countOfExpected(kind));
  return row?.known ?? 0;
}

/** How many records a complete read did not list, and how many it was expected to. */
export async function countMissing(
  tx: Ctx,
  kind: GuardedKind,
  read: ReadSoFar,
): Promise<{ missing: number; known: number }> {
  const rows = await tx.db.$queryRaw<{ missing: number; known: number }[]>`
    SELECT (${countOfExpected(kind)}) AS known,
      (SELECT count(*)::int FROM ${GUARDED[kind].table} WHERE ${missingFrom(kind, read)}) AS missing`;
  return rows[0] ?? { missing: 0, known: 0 };
}
