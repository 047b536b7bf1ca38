import "server-only";
import type { UserDto } from "@/lib/auth/schema";
import { endSession, openSession } from "@/lib/auth/sessions";
import { toUserDto } from "@/lib/auth/to-dto";
import type { Ctx } from "@/lib/context";
import { log } from "@/lib/log";

/** A fresh sign-in: who, and the session their new cookie names. */
export type SignedIn = { user: UserDto; sessionId: string };

/**
 * Opens a new session for someone whose identity has just been proved, and ends the one the request came with:
 * a cookie planted before the sign-in is worth nothing after it.
 */
export async function signIn(
  ctx: Ctx,
  user: { id: string; username: string; email: string | null; isAdmin: boolean },
): Promise<SignedIn> {
  if (ctx.actor.kind === "user") await endSession(ctx.db, ctx.actor.sessionId, ctx.now());
  const sessionId = await openSession(ctx.db, user.id, ctx.now());
  log.info({ event: "signed in", userId: user.id, requestId: ctx.requestId }, "someone signed in");
  return { user: toUserDto(user), sessionId };
}
