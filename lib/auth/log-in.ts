import "server-only";
import { LOGIN_PAIR, LOGIN_SOURCE, LOGIN_SUCCESS, TOO_MANY_TRIES } from "@/lib/auth/budgets";
import { chargeWrongGuess } from "@/lib/auth/charge-wrong-guess";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/auth/password";
import { LoginInput, usernameKey } from "@/lib/auth/schema";
import { refuseLogin, type SignedIn, signIn } from "@/lib/auth/sign-in";
import type { Ctx } from "@/lib/context";
import { spend } from "@/lib/limits/rate-limit";
import { parseInput } from "@/lib/parse";

/**
 * Checks a name and password and opens a session. Unknown name and wrong password are one answer, made with equal work.
 * @param source the visitor's address, for budgets
 * @throws {AppError} bad_input, unauthenticated, rate_limited
 */
export async function logIn(ctx: Ctx, input: LoginInput, source: string): Promise<SignedIn> {
  const { username, password } = parseInput(LoginInput, input);
  const key = usernameKey(username);
  const pair = `${key}|${source}`;
  const charges = [
    [LOGIN_SOURCE, source],
    [LOGIN_PAIR, pair],
  ] as const;
  const { user, isRight } = await chargeWrongGuess(charges, async () => {
    const user = await ctx.db.user.findUnique({ where: { usernameKey: key } });
    return { user, isRight: await verifyPassword(user?.password, password) };
  });
  if (!user || !isRight) refuseLogin(ctx, user?.id);
  await spend(LOGIN_SUCCESS, pair, TOO_MANY_TRIES);
  if (!needsRehash(user.password)) return signIn(ctx, user);
  const stronger = await hashPassword(password);
  const { count } = await ctx.db.user.updateMany({
    where: { id: user.id, password: user.password },
    data: { password: stronger },
  });
  // The stored hash was replaced meanwhile: by another login like this one, whose hash fits too, or by a change of
  // password.
  if (count === 0) return logIn(ctx, input, source);
  return signIn(ctx, { id: user.id, password: stronger });
}
