import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import type { UserDto } from "@/lib/auth/schema";
import { endSession, openSession } from "@/lib/auth/sessions";
import { toUserDto } from "@/lib/auth/to-dto";
import { type Ctx, withTransaction } from "@/lib/context";
import { log } from "@/lib/log";

/** A fresh sign-in: who, and the session their new cookie names. */
export type SignedIn = { user: UserDto; sessionId: string };

/**
 * Opens a new session for someone whose identity has just been proved, and ends the one the request came with:
 * a session id planted before the sign-in (session fixation) is useless after it.
 */
export async function signIn(
  ctx: Ctx,
  user: { id: string; username: string; email: string | null; isAdmin: boolean },
): Promise<SignedIn> {
  const sessionId = await withTransaction(ctx, async (tx) => {
    if (tx.actor.kind === "user") await endSession(tx.db, tx.actor.sessionId, tx.now());
    const opened = await openSession(tx.db, user.id, tx.now());
    // Sign-ins to the back office are audited; those of customers are not.
    if (user.isAdmin) {
      const { id, username } = user;
      await recordChange(tx, { action: "sign in", entity: "user", entityId: id, label: username, by: user });
    }
    return opened;
  });
  log.info({ event: "signed in", userId: user.id, requestId: ctx.requestId }, "someone signed in");
  return { user: toUserDto(user), sessionId };
}
