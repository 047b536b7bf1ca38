import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { endSession } from "@/lib/auth/sessions";
import { type Ctx, withTransaction } from "@/lib/context";

/** Ends the session of this request in every process. Signing out twice is no error. */
export async function logOut(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== "user") return;
  await withTransaction(ctx, async (tx) => {
    await endSession(tx.db, actor.sessionId, tx.now());
    if (!actor.isAdmin) return;
    const { id, username } = actor;
    await recordChange(tx, { action: "sign out", entity: "user", entityId: id, label: username });
  });
}
