import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { hashPassword } from "@/lib/auth/password";
import { ResetPasswordInput, usernameKey } from "@/lib/auth/schema";
import { endSessionsOf } from "@/lib/auth/sessions";
import { weakPasswordReason } from "@/lib/auth/weak-password";
import { type Ctx, withTransaction } from "@/lib/context";
import { AppError, fieldError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";

/**
 * Sets a password from the machine the shop runs on and ends every session of that person.
 * @returns how the username is written
 * @throws {AppError} forbidden for anyone but the system, not_found, bad_input
 */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<{ username: string }> {
  if (ctx.actor.kind !== "system") throw new AppError("forbidden");
  const { username, password } = parseInput(ResetPasswordInput, input);
  const user = await ctx.db.user.findUnique({ where: { usernameKey: usernameKey(username) } });
  if (!user) throw new AppError("not_found", "No account has this username.");
  const weakness = weakPasswordReason(password, user);
  if (weakness) throw fieldError("password", weakness);
  const stored = await hashPassword(password);
  await withTransaction(ctx, async (tx) => {
    await tx.db.user.update({ where: { id: user.id }, data: { password: stored } });
    await endSessionsOf(tx.db, user.id, tx.now());
    await recordChange(tx, {
      action: "set password",
      entity: "user",
      entityId: user.id,
      label: user.isAdmin ? user.username : undefined,
    });
  });
  return { username: user.username };
}
