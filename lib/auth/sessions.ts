import "server-only";
import type { User } from "@/lib/actor";
import { SESSION_IDLE_SECONDS, SESSION_MAX_SECONDS } from "@/lib/auth/config";
import type { AccountRow } from "@/lib/auth/to-dto";
import { type Ctx, requireAdmin } from "@/lib/context";
import { type Db, db } from "@/lib/db/client";
import { DAY_MS } from "@/lib/time";

/** The last-seen time is written at most this often: reading a page should not write a row each time. */
const TOUCH_EVERY_MS = 15_000;
/** More devices than a person uses, and few enough that a stolen password cannot pile up sessions. */
export const MAX_LIVE_SESSIONS = 10;
/** Ended and expired sessions are deleted after a day. */
const KEPT_AFTER_END_MS = DAY_MS;

/** Opens a session for a user and returns its id. Beyond ten live ones the least recently used end. */
export async function openSession(handle: Db, userId: string, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + SESSION_MAX_SECONDS * 1000);
  const session = await handle.session.create({
    data: { userId, expiresAt, createdAt: now, lastSeenAt: now },
  });
  await handle.$executeRaw`
    UPDATE sessions SET ended_at = ${now} WHERE id IN (
      SELECT id FROM sessions WHERE user_id = ${userId}::uuid AND ended_at IS NULL AND expires_at > ${now}
      ORDER BY (id = ${session.id}::uuid) DESC, last_seen_at DESC OFFSET ${MAX_LIVE_SESSIONS})`;
  return session.id;
}

/**
 * Deletes the rows of sessions that ended or expired more than a day ago.
 * @returns how many there were
 */
export async function deleteEndedSessions(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  const before = new Date(ctx.now().getTime() - KEPT_AFTER_END_MS);
  const { count } = await ctx.db.session.deleteMany({
    where: { OR: [{ endedAt: { lt: before } }, { expiresAt: { lt: before } }] },
  });
  return count;
}

/** Ends a session in every process at once. */
export async function endSession(handle: Db, sessionId: string, now: Date): Promise<void> {
  await handle.session.updateMany({ where: { id: sessionId, endedAt: null }, data: { endedAt: now } });
}

/** Ends every session of a user, as a changed password must. */
export async function endSessionsOf(handle: Db, userId: string, now: Date): Promise<void> {
  await handle.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });
}

/** The user behind a session that is neither ended, expired nor idle too long; null otherwise. */
export async function findLiveSession(
  sessionId: string,
  userId: string,
  now = new Date(),
): Promise<User | null> {
  const [session] = await db().$queryRaw<(AccountRow & { lastSeenAt: Date })[]>`
    SELECT u.id, u.username, u.email, u.is_admin AS "isAdmin", s.last_seen_at AS "lastSeenAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND u.id = ${userId}::uuid AND s.ended_at IS NULL AND s.expires_at > ${now}`;
  if (!session) return null;
  const restedMs = now.getTime() - session.lastSeenAt.getTime();
  if (restedMs > SESSION_IDLE_SECONDS * 1000) return null;
  if (restedMs > TOUCH_EVERY_MS) {
    await db().session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } });
  }
  const { id, username, email, isAdmin } = session;
  return { kind: "user", id, username, email, isAdmin, sessionId };
}
