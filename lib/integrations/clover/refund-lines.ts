import { isUpstreamError } from "@/lib/upstream/error";
import { nullOn } from "./clover-error";
import { isGivenBack } from "./given-back";
import { inHalves } from "./in-halves";
import { OVERLAP } from "./limits";
import { isMoreGivenBackThanLines, orderMoney } from "./order-money";
import type { ReadPage } from "./page";
import { paginate } from "./paginate";
import { type OrderWire, RefundWire } from "./schemas";
import { MIN_PAGE_SIZE, type Wire } from "./wire";

type At = { offset: number; limit: number; signal?: AbortSignal };

/**
 * One page of the list of refunds with the lines they are for. OPEN: that expand was published before May 2023; where it
 * is refused, the list is read without it.
 */
export async function listRefunds(wire: Wire, at: At): Promise<ReadPage<RefundWire>> {
  const call = { ...at, expand: ["lineItems"], mayShowLinks: true };
  const withLines = await nullOn(400, wire.list("/refunds", RefundWire, call));
  return withLines ?? wire.list("/refunds", RefundWire, at);
}

export type RefundLines = ReturnType<typeof createRefundLines>;

/**
 * The lines that refunds are for, looked up in the list of refunds for orders that do not tell. What was read once is
 * kept, because a refund's lines never change. A refund that is not in the list yet is looked for again.
 */
export function createRefundLines(wire: Wire) {
  const known = new Map<string, RefundWire["lineItems"]>();

  /** Reads the list, newest first, as far as these refunds are in it; those that are not name no line. */
  async function lookUp(wanted: readonly RefundWire[], signal?: AbortSignal): Promise<void> {
    const missing = wanted.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    try {
      await readUntil(missing, signal);
    } catch (error) {
      // A token may lack the permission for this list alone, which must not cost the orders.
      if (!isUpstreamError(error) || error.kind !== "unauthorized") throw error;
    }
  }

  async function readUntil(missing: readonly RefundWire[], signal?: AbortSignal): Promise<void> {
    const oldest = Math.min(...missing.map(({ createdTime }) => createdTime ?? 0));
    const read = (offset: number, limit: number, stop: AbortSignal) =>
      listRefunds(wire, { offset, limit, signal: stop });
    const pages = paginate({
      read: inHalves(read, MIN_PAGE_SIZE),
      pageSize: wire.pageSize,
      overlap: OVERLAP,
      ahead: 0,
      signal,
    });
    for await (const { elements } of pages) {
      for (const { id, lineItems } of elements) known.set(id, lineItems);
      const reached = elements.at(-1)?.createdTime ?? Number.POSITIVE_INFINITY;
      if (reached < oldest || missing.every(({ id }) => known.has(id))) break;
    }
  }

  const withLines = (order: OrderWire): OrderWire => ({
    ...order,
    refunds: order.refunds.map((refund) => ({
      ...refund,
      lineItems: refund.lineItems.length > 0 ? refund.lineItems : (known.get(refund.id) ?? []),
    })),
  });

  return { lookUp, withLines };
}

/**
 * The refunds of which neither they nor the lines tell what went back, although it was not everything: a gift card or
 * goods. None where the lines with the flag make up what was given back.
 */
export function refundsInDoubt(order: OrderWire): RefundWire[] {
  const { refunds, lineItems } = order;
  if (refunds.length === 0 || lineItems.length < 2) return [];
  const named = new Set(lineItems.map(({ refund }) => refund?.id));
  const untold = refunds.filter(
    (refund) => isGivenBack(refund) && refund.lineItems.length === 0 && !named.has(refund.id),
  );
  if (untold.length === 0 || orderMoney(order).isWhollyRefunded) return [];
  return isMoreGivenBackThanLines(order) ? untold : [];
}
