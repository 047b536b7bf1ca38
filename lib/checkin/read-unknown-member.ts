import "server-only";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { log } from "@/lib/log";
import { planCustomers } from "@/lib/sync/plan-customers";
import { storeCustomers } from "@/lib/sync/store-customers";
import { isUpstreamError } from "@/lib/upstream/error";

export type PhoneSource = Pick<CloverClient, "customersByPhone">;

/** Time for the lookup: a customer is waiting at the counter, and Clover usually answers in well under a second. */
const TIMEOUT_MS = 4_000;

export const CLOVER_IS_SILENT =
  "Nobody here has this phone number, and Clover could not be asked for new customers just now. Please try again in a minute.";

/**
 * Reads Clover's records of a phone number that no local record has, such as a customer who was entered at the register
 * a minute ago.
 * @param digits the number's ten digits
 * @param withinMs time limit of the whole lookup
 * @returns whether Clover has any
 * @throws {AppError} upstream_failed when Clover refuses or does not answer in time
 */
export async function readUnknownMember(
  ctx: Ctx,
  clover: PhoneSource,
  digits: string,
  withinMs = TIMEOUT_MS,
): Promise<boolean> {
  requireAdmin(ctx);
  const found = await ask(clover, digits, withinMs);
  const { customers } = planCustomers(found.filter(({ deletedTime }) => deletedTime == null));
  if (customers.length === 0) return false;
  ctx.touch(tags.customers());
  await withTransaction(ctx, (tx) => storeCustomers(tx, customers));
  return true;
}

async function ask(clover: PhoneSource, digits: string, withinMs: number) {
  const signal = AbortSignal.timeout(withinMs);
  try {
    return await clover.customersByPhone(digits, signal);
  } catch (error) {
    if (!signal.aborted && !isUpstreamError(error)) throw error;
    log.warn({ err: error }, "an unknown number could not be looked up at Clover");
    throw new AppError("upstream_failed", CLOVER_IS_SILENT, { cause: error });
  }
}
