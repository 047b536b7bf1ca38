import { AppError } from "@/lib/errors";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { perProcess } from "@/lib/server-context.mjs";

// Outside the module, which a test may load more than once.
const slot = perProcess<CloverClient | null>("test-clover");

/** Sets or clears the configured Clover client, for database tests, which load this module as `configured`. */
export function configureClover(given: CloverClient | null): void {
  slot.value = given;
}

export const isCloverConfigured = (): boolean => Boolean(slot.value);

export function cloverFromEnv(): CloverClient {
  if (!slot.value) throw new AppError("not_configured", "Clover is not configured.");
  return slot.value;
}
