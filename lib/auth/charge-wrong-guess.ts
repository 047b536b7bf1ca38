import "server-only";
import { TOO_MANY_TRIES } from "@/lib/auth/budgets";
import { type Budget, refund, spend } from "@/lib/limits/rate-limit";

type Charge = readonly [budget: Budget, key: string];

/**
 * Checks a typed password and charges only a wrong one. The budgets are charged before the check, so that simultaneous
 * guesses are counted, and refunded when the password is right or the check throws, which says nothing about it.
 * @param check returns its verdict and throws only without one
 * @throws {AppError} rate_limited
 */
export async function chargeWrongGuess<Verdict extends { isRight: boolean }>(
  charges: readonly Charge[],
  check: () => Promise<Verdict>,
): Promise<Verdict> {
  for (const [budget, key] of charges) await spend(budget, key, TOO_MANY_TRIES);
  let isWrong = false;
  try {
    const verdict = await check();
    isWrong = !verdict.isRight;
    return verdict;
  } finally {
    if (!isWrong) await Promise.all(charges.map(([budget, key]) => refund(budget, key)));
  }
}
