import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import type { UserDto } from "@/lib/auth/schema";
import { endSession, openSession } from "@/lib/auth/sessions";
import { type AccountRow, toUserDto } from "@/lib/auth/to-dto";
import { type Ctx, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** A fresh sign-in: who, and the session their new cookie names. */
export type SignedIn = { user: UserDto; sessionId: string };

/** An account and the stored hash that a typed password matched. */
type Proved = { id: string; password: string };

/**
 * Refuses a login with the one answer that every wrong login gets.
 * @throws {AppError} unauthenticated
 */
export function refuseLogin(ctx: Ctx, userId?: string): never {
  log.warn({ event: "login refused", userId, requestId: ctx.requestId }, "a login was refused");
  throw new AppError("unauthenticated", "Invalid username or password");
}

/**
 * Opens a new session for someone whose identity has just been proved, and ends the one the request came with:
 * a session id planted before the sign-in (session fixation) is useless after it.
 * @throws {AppError} unauthenticated when the password was replaced, or the account deleted, since it was proved
 */
export async function signIn(ctx: Ctx, proved: Proved): Promise<SignedIn> {
  const signedIn = await withTransaction(ctx, async (tx) => {
    const user = (await lockAccount(tx, proved)) ?? refuseLogin(tx, proved.id);
    if (tx.actor.kind === "user") await endSession(tx.db, tx.actor.sessionId, tx.now());
    const sessionId = await openSession(tx.db, user.id, tx.now());
    // Sign-ins to the back office are audited; those of customers are not.
    if (user.isAdmin) {
      const { id, username } = user;
      await recordChange(tx, { action: "sign in", entity: "user", entityId: id, label: username, by: user });
    }
    return { user: toUserDto(user), sessionId };
  });
  log.info({ event: "signed in", userId: proved.id, requestId: ctx.requestId }, "someone signed in");
  return signedIn;
}

/**
 * The account, if its password is still the proved one. The lock makes a change of password and this sign-in follow
 * each other: the change ends the session opened here, or this finds the new password.
 */
async function lockAccount(tx: Ctx, { id, password }: Proved): Promise<AccountRow | undefined> {
  const [account] = await tx.db.$queryRaw<AccountRow[]>`
    SELECT id, username, email, is_admin AS "isAdmin" FROM users
    WHERE id = ${id}::uuid AND password = ${password} FOR UPDATE`;
  return account;
}
