import "server-only";
import { endSession } from "@/lib/auth/sessions";
import type { Ctx } from "@/lib/context";

/** Ends the session of this request in every process. Signing out twice is no error. */
export async function logOut(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind === "user") await endSession(ctx.db, ctx.actor.sessionId, ctx.now());
}
