import "server-only";
import { type Ctx, withTransaction } from "@/lib/context";
import { lockCustomers } from "@/lib/customers/lock-customers";
import { AppError } from "@/lib/errors";

/** Whose visit it is, and of which order. */
export type HeldVisit = { customerId: string; orderId: string | null };

/** A run of visits moves a visit once; more than one at the same moment is hardly possible. */
const TRIES = 3;

/**
 * Changes a visit while the rows of its customer are locked, so that no run of visits or join moves or merges it
 * meanwhile.
 * @throws {AppError} not_found, conflict while it is being moved, or as `change`
 */
export async function changeVisit<Result>(
  ctx: Ctx,
  id: string,
  change: (tx: Ctx, held: HeldVisit) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    // Each try is a transaction: rows of one customer held while waiting for another's may deadlock.
    const done = await withTransaction(ctx, async (tx) => {
      const held = await lockCustomerOf(tx, id);
      return held && { result: await change(tx, held) };
    });
    if (done) return done.result;
  }
  throw new AppError("conflict", "This visit is being moved to another customer. Please try again.");
}

/**
 * Locks the rows of a visit's customer.
 * @returns the visit as it is then; null when it was moved to another customer while this waited for the rows
 */
async function lockCustomerOf(tx: Ctx, id: string): Promise<HeldVisit | null> {
  const read = () =>
    tx.db.loyaltyCheckin.findUniqueOrThrow({ where: { id }, select: { customerId: true, orderId: true } });
  const { customerId } = await read();
  await lockCustomers(tx.db, [customerId]);
  const held = await read();
  return held.customerId === customerId ? held : null;
}
