import { hash, STREAM } from "../random";

/**
 * How many of every thousand orders are of each unusual kind; the rest are plain sales. Fixed shares, so that even a
 * short history contains every kind.
 */
const PER_THOUSAND = {
  draft: 4,
  open: 6,
  "open-capitals": 4,
  deleted: 5,
  test: 8,
  manual: 14,
  free: 8,
  "lines-100": 1,
  "lines-101": 1,
  "lines-130": 1,
  "lines-250": 1,
  split: 14,
  "failed-then-paid": 8,
  "failed-only": 3,
  void: 4,
  "void-then-paid": 4,
  "partly-paid": 3,
  "partial-refund": 10,
  "full-refund": 4,
  "late-refund": 12,
  "refund-stays-paid": 4,
  "refund-no-state": 2,
  "voided-refund": 2,
  credit: 4,
  "failed-credit": 1,
  "paid-open": 4,
  "gift-card": 8,
  donation: 4,
  "service-charge": 6,
  "guest-count": 4,
  "split-item": 6,
  tip: 24,
  "order-percent": 30,
  "order-amount": 20,
  "line-discount": 30,
  "both-discounts": 6,
  "per-unit": 15,
  exchange: 5,
  "custom-line": 25,
  "gone-item": 12,
  modified: 6,
  "wrong-total": 2,
  "no-payment-state": 1,
  "tax-removed": 3,
  offline: 5,
} as const;

export type OrderKind = keyof typeof PER_THOUSAND | "plain";

const BLOCK = 1_000;
/** Coprime to the block size, so that every place is visited once. */
const STEP = 617;

const PLACES: readonly OrderKind[] = Object.entries(PER_THOUSAND).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as OrderKind),
);

/** Returns the kind of the order at `index` without building the order. */
export function orderKind(seed: number, index: number): OrderKind {
  const block = Math.floor(index / BLOCK);
  const place = ((index % BLOCK) * STEP + (hash(seed, STREAM.orderKind, block) % BLOCK)) % BLOCK;
  return PLACES[place] ?? "plain";
}

const REFUNDED = new Set<OrderKind>([
  "partial-refund",
  "full-refund",
  "late-refund",
  "voided-refund",
  "refund-stays-paid",
  "refund-no-state",
]);

export function hasRefund(kind: OrderKind): boolean {
  return REFUNDED.has(kind);
}

const CREDITED = new Set<OrderKind>(["credit", "failed-credit"]);

/** True for kinds with a manual refund, successful or failed, and no sale. */
export function isCredit(kind: OrderKind): boolean {
  return CREDITED.has(kind);
}

const UNPAID = new Set<OrderKind>([
  "draft",
  "open",
  "open-capitals",
  "void",
  "credit",
  "failed-credit",
  "free",
]);
const PAID_TWICE = new Set<OrderKind>(["split", "failed-then-paid"]);

/** Number of payment records of an order of this kind, with failed ones and without voids. */
export function paymentCount(kind: OrderKind): number {
  if (UNPAID.has(kind)) return 0;
  return PAID_TWICE.has(kind) ? 2 : 1;
}
