import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { ADMIN_CODE_OVERALL, ADMIN_CODE_SOURCE, REGISTER_SOURCE, TOO_MANY_TRIES } from "@/lib/auth/budgets";
import { hashPassword } from "@/lib/auth/password";
import { isAdminCode, isReservedAddress } from "@/lib/auth/reserved-address";
import { RegisterInput, usernameKey } from "@/lib/auth/schema";
import { type SignedIn, signIn } from "@/lib/auth/sign-in";
import { weakPasswordReason } from "@/lib/auth/weak-password";
import { type Ctx, withTransaction } from "@/lib/context";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError, fieldError } from "@/lib/errors";
import { spend, spendShared, unspend, unspendShared } from "@/lib/limits/rate-limit";
import { log } from "@/lib/log";
import { parseInput } from "@/lib/parse";

/**
 * Only failures use up the budgets. Both are charged before the code is looked at: once one is used up, the right code
 * is refused like a wrong one, so that a guess from many addresses learns nothing.
 */
async function requireAdminCode(code: string | null | undefined, source: string): Promise<void> {
  await spend(ADMIN_CODE_SOURCE, source, TOO_MANY_TRIES);
  await spendShared(ADMIN_CODE_OVERALL, source, TOO_MANY_TRIES);
  if (!isAdminCode(code)) {
    log.warn({ event: "admin code refused", isGiven: Boolean(code) }, "an admin registration was refused");
    throw new AppError(
      "forbidden",
      code ? "The admin code is not right." : "This email address needs the admin code.",
    );
  }
  await Promise.all([unspend(ADMIN_CODE_SOURCE, source), unspendShared(ADMIN_CODE_OVERALL, source)]);
}

/**
 * Makes an account and signs it in. It is an admin account exactly when the e-mail is a reserved address and the admin
 * code is right; a code sent with any other address is ignored.
 * @param source the visitor's address, for budgets
 * @throws {AppError} bad_input, forbidden (reserved address without the right code), conflict (name or address taken),
 *   rate_limited
 */
export async function registerUser(ctx: Ctx, input: RegisterInput, source: string): Promise<SignedIn> {
  const { username, email, password, adminCode } = parseInput(RegisterInput, input);
  const weakness = weakPasswordReason(password, { username, email });
  if (weakness) throw fieldError("password", weakness);
  await spend(REGISTER_SOURCE, source, TOO_MANY_TRIES);
  const isAdmin = isReservedAddress(email);
  if (isAdmin) await requireAdminCode(adminCode, source);
  // Hashed before the names are looked at: a taken name takes as long as a free one.
  const stored = await hashPassword(password);
  const data = {
    username,
    usernameKey: usernameKey(username),
    email: email ?? null,
    password: stored,
    isAdmin,
    role: isAdmin ? "admin" : "customer",
  };
  try {
    return await withTransaction(ctx, async (tx) => {
      const user = await tx.db.user.create({ data });
      if (isAdmin) {
        const after = { isAdmin, role: data.role };
        const about = { entity: "user", entityId: user.id, label: username, by: user } as const;
        await recordChange(tx, { action: "create", ...about, after });
      }
      return signIn(tx, user);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", "This username or email address is already taken.", { cause: error });
  }
}
