import { isUpstreamError, UpstreamError } from "@/lib/upstream/error";
import { LISTED_TWICE, type ReadPage, type Skipped } from "./page";
import { paginate } from "./paginate";
import { LineItemWire, OrderWire } from "./schemas";
import type { Wire } from "./wire";

/**
 * What a complete order needs, in calls of the three expands Clover documents: the money, the lines, the rest.
 * `lineItems.discounts` and `lineItems.modifications` make a line's total exact (reference: Calculate order totals);
 * tax and the sale before tax come from payments, refunds and credits.
 */
const PARTS = [
  ["payments", "refunds", "credits"],
  ["lineItems", "lineItems.discounts", "lineItems.modifications"],
  ["customers", "discounts", "serviceCharge"],
] as const;
const MONEY_AND_REST = [PARTS[0], PARTS[2]];
const LINE_EXPAND = ["discounts", "modifications"];

/** A nested list stops at 100 without a sign that there is more (docs.clover.com/docs/paginating-elements). */
const NESTED_LIMIT = 100;
const LINES_PAGE_SIZE = 1_000;

type At = { filters: readonly string[]; offset: number; limit: number; signal?: AbortSignal };

/** One page of orders, each whole. An order that changed or moved between the calls is read again by itself. */
export async function readOrders(wire: Wire, at: At): Promise<ReadPage<OrderWire>> {
  const parts = await Promise.all(
    PARTS.map((expand) => wire.list("/orders", OrderWire, { ...at, expand: [...expand] })),
  );
  const skipped = uniqueSkips(parts.flatMap((part) => part.skipped));
  const bad = new Set(skipped.filter(({ reason }) => reason !== LISTED_TWICE).map(({ id }) => id));
  const byId = parts.map((part) => new Map(part.elements.map((order) => [order.id, order])));
  const ids = new Set(byId.flatMap((part) => [...part.keys()]));
  const elements: OrderWire[] = [];
  for (const id of ids) {
    if (bad.has(id)) continue;
    try {
      const order = joined(byId.map((part) => part.get(id))) ?? (await readOrder(wire, id, at.signal));
      if (order) elements.push(refuseCut(await withAllLines(wire, order, at.signal)));
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      skipped.push({ id, reason: error.message });
    }
  }
  return { elements, skipped, received: Math.max(...parts.map((part) => part.received)) };
}

/** One whole order; null when the shop has none of this id. */
export async function readOrder(wire: Wire, id: string, signal?: AbortSignal): Promise<OrderWire | null> {
  const path = `/orders/${encodeURIComponent(id)}`;
  try {
    const [money, rest] = await Promise.all(
      MONEY_AND_REST.map((expand) => wire.get(path, OrderWire, { expand, signal })),
    );
    if (!money || !rest) return null;
    return refuseCut({ ...money, ...pickRest(rest), lineItems: await readLines(wire, id, signal) });
  } catch (error) {
    if (isUpstreamError(error) && error.upstreamStatus === 404) return null;
    throw error;
  }
}

async function readLines(wire: Wire, orderId: string, signal?: AbortSignal): Promise<LineItemWire[]> {
  const path = `/orders/${encodeURIComponent(orderId)}/line_items`;
  const lines: LineItemWire[] = [];
  const pages = paginate({
    read: (offset, limit, stop) =>
      wire.list(path, LineItemWire, { expand: LINE_EXPAND, offset, limit, signal: stop }),
    pageSize: LINES_PAGE_SIZE,
    overlap: 0,
    ahead: 0,
    signal,
  });
  for await (const page of pages) {
    const bad = page.skipped.find(({ reason }) => reason !== LISTED_TWICE);
    if (bad) throw unreadable(`sent a line that cannot be read (${bad.reason}).`);
    lines.push(...page.elements);
  }
  return lines;
}

/** The parts of one order as one, or null when a part is missing or of another moment. */
function joined(parts: (OrderWire | undefined)[]): OrderWire | null {
  const [money, lines, rest] = parts;
  if (!money || !lines || !rest) return null;
  if (money.modifiedTime !== lines.modifiedTime || money.modifiedTime !== rest.modifiedTime) return null;
  return { ...money, ...pickRest(rest), lineItems: lines.lineItems };
}

function pickRest({ customers, discounts, serviceCharge }: OrderWire) {
  return { customers, discounts, serviceCharge };
}

async function withAllLines(wire: Wire, order: OrderWire, signal?: AbortSignal): Promise<OrderWire> {
  if (order.lineItems.length !== NESTED_LIMIT) return order;
  return { ...order, lineItems: await readLines(wire, order.id, signal) };
}

/** Money lists have no endpoint of their own to read on from; an order that may be cut is not half-believed. */
function refuseCut(order: OrderWire): OrderWire {
  const lists = ["payments", "refunds", "credits", "discounts"] as const;
  const cut = lists.find((list) => order[list].length >= NESTED_LIMIT);
  if (cut) throw unreadable(`shows at most ${NESTED_LIMIT} ${cut} of an order, and this one may have more.`);
  return order;
}

function unreadable(what: string): UpstreamError {
  return new UpstreamError(`Clover ${what}`, { vendor: "Clover", kind: "shape", retryable: false });
}

/** True where only this one order is at fault. */
function isUnreadable(error: unknown): error is UpstreamError {
  return isUpstreamError(error) && error.kind === "shape" && !error.retryable;
}

function uniqueSkips(skips: Skipped[]): Skipped[] {
  return [...new Map(skips.map((skip) => [`${skip.id} ${skip.reason}`, skip])).values()];
}
