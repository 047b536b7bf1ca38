import "server-only";
import { subDays } from "date-fns";
import { recordChange } from "@/lib/audit/record-change";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import { forgetImages } from "@/lib/media/image-response";

/** Time to save what a picture was uploaded for, and for pages that are still open to show one that was replaced. */
const KEPT_DAYS = 7;
/** The embedded database answers nobody else while it deletes some. */
const BATCH = 10;

/** The hashes in every column that holds the address of a picture, whatever stands around them. */
const NAMED = Prisma.sql`(
  SELECT substring(address.image_url FROM '/images/([0-9a-f]{64})') AS hash FROM (
    SELECT image_url FROM products UNION ALL SELECT image_url FROM deals UNION ALL SELECT image_url FROM events
  ) address WHERE address.image_url LIKE '%/images/%')`;

const IS_NAMED = Prisma.sql`EXISTS (SELECT FROM ${NAMED} named WHERE named.hash = images.hash)`;

const isUnnamed = (since: Date): Prisma.Sql => Prisma.sql`
  greatest(created_at, named_at) < ${since} AND NOT ${IS_NAMED}`;

/**
 * Deletes the pictures that no product, deal or event names and that were neither uploaded nor found named within a week.
 *
 * A picture that somebody is just giving to a deal is safe: `holdImage` locks its row until that is committed. Locked
 * rows are skipped; those locked here are compared once more by a second statement, which sees whatever was committed
 * before the lock was taken; and whoever comes later waits and is told that the picture is gone. A sync passes addresses
 * on from row to row and takes none away before.
 * @returns how many were deleted
 */
export async function deleteUnnamedImages(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  await ctx.db.$executeRaw`UPDATE images SET named_at = ${ctx.now()} WHERE ${IS_NAMED}`;
  const where = isUnnamed(subDays(ctx.now(), KEPT_DAYS));
  let deleted = 0;
  for (;;) {
    const { chosen, hashes } = await withTransaction(ctx, (tx) => deleteSome(tx, where));
    forgetImages(hashes);
    deleted += hashes.length;
    if (chosen < BATCH) return deleted;
  }
}

async function deleteSome(tx: Ctx, where: Prisma.Sql): Promise<{ chosen: number; hashes: string[] }> {
  const locked = await tx.db.$queryRaw<{ hash: string }[]>`
    SELECT hash FROM images WHERE ${where} ORDER BY hash LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  const gone = await tx.db.$queryRaw<{ hash: string }[]>`
    DELETE FROM images WHERE hash = ANY(${locked.map(({ hash }) => hash)}::text[]) AND ${where} RETURNING hash`;
  const hashes = gone.map(({ hash }) => hash);
  for (const hash of hashes) await recordChange(tx, { action: "delete", entity: "picture", entityId: hash });
  return { chosen: locked.length, hashes };
}
