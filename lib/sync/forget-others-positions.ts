import "server-only";
import { z } from "zod";
import { type Ctx, withTransaction } from "@/lib/context";
import { log } from "@/lib/log";
import { loadPosition, savePosition } from "./position-store";

/** The kind of the row that names the account which all other positions belong to. */
const KIND = "account";
const Account = z.object({ hash: z.string() });

/**
 * Forgets all positions when they belong to another account, in whose lists they would skip records that were never
 * read. Positions from before accounts were recorded are taken as those of the first account that runs.
 */
export async function forgetOthersPositions(ctx: Ctx, hash: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    // Locked, because a second run would otherwise forget what the first has read since.
    await tx.db.$queryRaw`SELECT FROM sync_cursors WHERE kind = ${KIND} FOR UPDATE`;
    const known = await loadPosition(tx, KIND, Account);
    if (known?.hash === hash) return;
    if (known) {
      log.warn("the Clover account changed: everything is read again");
      await tx.db.syncCursor.deleteMany({ where: { kind: { not: KIND } } });
      await tx.db.syncSeenPage.deleteMany();
    }
    await savePosition(tx, KIND, { hash });
  });
}
