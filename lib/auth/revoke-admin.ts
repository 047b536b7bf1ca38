import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { RevokeAdminInput, usernameKey } from "@/lib/auth/schema";
import { endSessionsOf } from "@/lib/auth/sessions";
import { type Ctx, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";

/**
 * Takes admin rights away, from the machine the shop runs on, and ends every session of that person. The account stays,
 * as a customer's; its address stays taken, so that nobody registers it again with the admin code.
 * @returns how the username is written
 * @throws {AppError} forbidden for anyone but the system, bad_input, not_found, conflict for an account without admin
 *   rights
 */
export async function revokeAdmin(ctx: Ctx, input: RevokeAdminInput): Promise<{ username: string }> {
  if (ctx.actor.kind !== "system") throw new AppError("forbidden");
  const { username } = parseInput(RevokeAdminInput, input);
  return withTransaction(ctx, async (tx) => {
    const user = await tx.db.user.findUnique({ where: { usernameKey: usernameKey(username) } });
    if (!user) throw new AppError("not_found", "No account has this username.");
    if (!user.isAdmin) throw new AppError("conflict", `${user.username} has no admin rights.`);
    const after = { isAdmin: false, role: "customer" };
    await tx.db.user.update({ where: { id: user.id }, data: after });
    await endSessionsOf(tx.db, user.id, tx.now());
    const about = { entity: "user", entityId: user.id, label: user.username } as const;
    await recordChange(tx, { action: "update", ...about, before: { isAdmin: true, role: user.role }, after });
    return { username: user.username };
  });
}
