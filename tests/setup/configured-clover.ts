import { AppError } from "@/lib/errors";
import type { CloverClient } from "@/lib/integrations/clover/client";

// Held outside the module, which a test may load more than once.
const held = globalThis as typeof globalThis & { testClover?: CloverClient | null };

/** Gives the shop a Clover account, or takes it away. For tests that replace `configured` by this module. */
export function configureClover(given: CloverClient | null): void {
  held.testClover = given;
}

export const isCloverConfigured = (): boolean => Boolean(held.testClover);

export function cloverFromEnv(): CloverClient {
  if (!held.testClover) throw new AppError("not_configured", "Clover is not configured.");
  return held.testClover;
}
