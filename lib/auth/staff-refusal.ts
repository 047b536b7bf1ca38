import "server-only";
import type { SessionClaims } from "@/lib/auth/session-token";
import { findLiveSession } from "@/lib/auth/sessions";
import type { ErrorCode } from "@/lib/errors";
import { type ReadLimit, withReadLimit } from "@/lib/limits/read-limit";
import { toAppError } from "@/lib/to-app-error";

/**
 * Whoever holds the token of an ended session may send it as often as they like: one look-up at a time holds one
 * connection, and each session waits in a line of its own, so that nobody else's work waits behind a flood.
 */
const LOOK_UPS: ReadLimit = { name: "staff-session", atOnce: 1, waitingOfAddress: 20 };

type Asked = Pick<SessionClaims, "sid" | "sub">;

/**
 * Why the HTTP server may not read what only staff may send; null when the session is live and an admin's. What the
 * body asks for checks the session again (current-actor.ts).
 */
export async function staffRefusal({ sid, sub }: Asked, requestId: string): Promise<ErrorCode | null> {
  try {
    const user = await withReadLimit(LOOK_UPS, sid, () => findLiveSession(sid, sub));
    if (!user) return "unauthenticated";
    return user.isAdmin ? null : "forbidden";
  } catch (thrown) {
    return toAppError(thrown, requestId).code;
  }
}
