import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { LOGIN_PAIR, PASSWORD_CHANGES, TOO_MANY_CHANGES } from "@/lib/auth/budgets";
import { chargeWrongGuess } from "@/lib/auth/charge-wrong-guess";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { ChangePasswordInput, usernameKey } from "@/lib/auth/schema";
import { endSessionsOf } from "@/lib/auth/sessions";
import { type SignedIn, signIn } from "@/lib/auth/sign-in";
import { weakPasswordReason } from "@/lib/auth/weak-password";
import { type Ctx, withTransaction } from "@/lib/context";
import { AppError, fieldError } from "@/lib/errors";
import { spend } from "@/lib/limits/rate-limit";
import { log } from "@/lib/log";
import { parseInput } from "@/lib/parse";

/**
 * Replaces the signed-in person's password, ends all their sessions and opens a new one for this browser.
 * @param source the visitor's address, for budgets
 * @throws {AppError} unauthenticated, bad_input, rate_limited
 */
export async function changePassword(
  ctx: Ctx,
  input: ChangePasswordInput,
  source: string,
): Promise<SignedIn> {
  if (ctx.actor.kind !== "user") throw new AppError("unauthenticated");
  const { currentPassword, newPassword } = parseInput(ChangePasswordInput, input);
  const { id, username, email } = ctx.actor;
  const weakness = weakPasswordReason(newPassword, { username, email });
  if (weakness) throw fieldError("newPassword", weakness);
  const pair = `${usernameKey(username)}|${source}`;
  const { user, isRight } = await chargeWrongGuess([[LOGIN_PAIR, pair]], async () => {
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id } });
    return { user, isRight: await verifyPassword(user.password, currentPassword) };
  });
  if (!isRight) throw fieldError("currentPassword", "The current password is not right.");
  if (newPassword === currentPassword)
    throw fieldError("newPassword", "This is your current password. Please choose a different one.");
  // Only the right password is charged to the account, so nobody can use up its changes by guessing.
  await spend(PASSWORD_CHANGES, id, TOO_MANY_CHANGES);
  const password = await hashPassword(newPassword);
  const signedIn = await withTransaction(ctx, async (tx) => {
    const { count } = await tx.db.user.updateMany({
      where: { id, password: user.password },
      data: { password },
    });
    if (count === 0) return null;
    await endSessionsOf(tx.db, id, tx.now());
    // Only for staff, as with sign-ins: an entry could not be erased with a customer's account.
    if (user.isAdmin)
      await recordChange(tx, { action: "set password", entity: "user", entityId: id, label: username });
    return signIn(tx, { id, password });
  });
  // The stored hash was replaced meanwhile: by a login that stored a stronger hash of the same password, or by another
  // change.
  if (!signedIn) return changePassword(ctx, input, source);
  log.info(
    { event: "password changed", userId: id, requestId: ctx.requestId },
    "someone changed their password",
  );
  return signedIn;
}
