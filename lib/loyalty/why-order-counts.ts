import type { Prisma } from "@/lib/db/client";
import { isEligibleOrder, type OrderBuyer } from "@/lib/loyalty/visit-rules";
import { CREDITED, LOCKED, type OrderState, PAID, PARTIALLY_PAID, REFUNDED } from "@/lib/orders/is-paid";
import { formatShopTime } from "@/lib/time";

export type CountedVisit = {
  isVoid: boolean;
  voidReason: string | null;
  /** Taken out of the count by a run of the points policy. */
  isExpired: boolean;
  source: string;
  createdAt: Date;
} | null;

/** The customer, and whether their member joined before the launch date: then loyalty reports leave it out. */
export type NamedBuyer = OrderBuyer & { isBeforeLaunch: boolean };

/** An order with all that decides whether it counts. */
export type StoredOrder = Prisma.OrderGetPayload<{ include: { checkin: true; customer: true } }>;

/** When the shop launched, and when the buyer's member joined: with the record that names it, as reports have it. */
export type Joined = { launch: Date | null; joinedAt: Date | null };

/** As `whyOrderCounts`, of a stored order. */
export function whyStoredOrderCounts(
  { checkin, customer, ...order }: StoredOrder,
  { launch, joinedAt }: Joined,
): { isCounted: boolean; counts: string } {
  return whyOrderCounts(
    { ...order, isRemoved: order.removedAt !== null },
    customer && {
      phoneDigits: customer.phoneDigits,
      isRemoved: customer.removedAt !== null,
      isBeforeLaunch: launch !== null && joinedAt !== null && joinedAt < launch,
    },
    checkin && {
      isVoid: checkin.voidedAt !== null,
      voidReason: checkin.voidReason,
      isExpired: checkin.expiryId !== null,
      source: checkin.source,
      createdAt: checkin.createdAt,
    },
  );
}

/**
 * One sentence: which visit an order made, or why it made none. Follows `isEligibleOrder`; a test checks that they
 * agree.
 */
export function whyOrderCounts(
  order: OrderState,
  buyer: NamedBuyer | null,
  visit: CountedVisit,
): { isCounted: boolean; counts: string } {
  if (visit?.isVoid)
    return { isCounted: false, counts: `Its visit is void: ${visit.voidReason ?? "no reason given"}` };
  if (visit?.isExpired) return { isCounted: false, counts: "Its visit expired under the points policy" };
  if (!visit) return { isCounted: false, counts: whyNot(order, buyer) };
  const counts =
    visit.source === "manual"
      ? `Attached to the visit recorded by hand at ${formatShopTime(visit.createdAt)}`
      : "Counted as a visit";
  return { isCounted: true, counts: buyer?.isBeforeLaunch ? `${counts}. ${BEFORE_LAUNCH}` : counts };
}

const BEFORE_LAUNCH = "Loyalty reports leave it out: the customer joined before the launch date";

function whyNot(order: OrderState, buyer: OrderBuyer | null): string {
  if (isEligibleOrder(order, buyer)) return "Will be a visit with the next count";
  if (order.isRemoved) return "No visit: deleted at the register";
  if (order.isTest) return "No visit: a test order";
  if (order.paymentStatus === REFUNDED) return "No visit: refunded in full";
  if (order.paymentStatus === CREDITED) return "No visit: a manual refund";
  if (order.paymentStatus === PARTIALLY_PAID) return "No visit yet: only partly paid";
  if (order.paymentStatus !== PAID) return "No visit: not paid";
  if (order.status !== LOCKED) return "No visit yet: still open at the register";
  if (buyer === null) return "No visit: no customer attached";
  if (buyer.isRemoved) return "No visit: the customer was deleted at the register";
  return "No visit: the customer has no full phone number";
}
