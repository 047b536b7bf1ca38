/** Words of an order, as the sync stores them in lower case. */
export const LOCKED = "locked";
export const PAID = "paid";
export const REFUNDED = "refunded";
/** Only a part of the money was taken so far. */
export const PARTIALLY_PAID = "partially_paid";
/** Clover's word for an order whose money was returned by a manual refund. */
export const CREDITED = "credited";

/** What decides whether an order is paid. */
export type OrderState = { status: string; paymentStatus: string; isTest: boolean; isRemoved: boolean };

/**
 * A paid order: locked and paid, a real sale, still there at the point of sale. Paid means that money was taken and not
 * wholly given back. `paidOrderCondition` of paid-order-sql.ts says the same to the database; a test checks that they
 * agree.
 */
export const isPaid = ({ status, paymentStatus, isTest, isRemoved }: OrderState): boolean =>
  status === LOCKED && paymentStatus === PAID && !isTest && !isRemoved;
