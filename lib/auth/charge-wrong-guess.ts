import "server-only";
import { TOO_MANY_TRIES } from "@/lib/auth/budgets";
import { type Budget, spend, unspend } from "@/lib/limits/rate-limit";

type Charge = readonly [budget: Budget, key: string];

/**
 * Checks a typed password and charges only a wrong one. The budgets are charged before the check, so that simultaneous
 * guesses are counted, and refunded when the password is right or was not checked: tries at a locked account must not
 * use up the budget that its address has for others.
 * @param check returns its verdict and throws only without one
 * @throws {AppError} rate_limited
 */
export async function chargeWrongGuess<Verdict extends { isRight: boolean }>(
  charges: readonly Charge[],
  check: () => Promise<Verdict>,
): Promise<Verdict> {
  const charged: Charge[] = [];
  let isWrong = false;
  try {
    for (const charge of charges) {
      await spend(...charge, TOO_MANY_TRIES);
      charged.push(charge);
    }
    const verdict = await check();
    isWrong = !verdict.isRight;
    return verdict;
  } finally {
    if (!isWrong) await Promise.all(charged.map((charge) => unspend(...charge)));
  }
}
