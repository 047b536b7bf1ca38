import { isUpstreamError, type UpstreamError } from "@/lib/upstream/error";
import { cloverError } from "./clover-error";
import { inHalves } from "./in-halves";
import { NESTED_LIMIT } from "./limits";
import { isChargeInDoubt, isVoidInDoubt } from "./order-money";
import { LISTED_TWICE, type ReadPage, type Skipped } from "./page";
import { paginate } from "./paginate";
import { readOne } from "./read-one";
import { createRefundLines, type RefundLines, refundsInDoubt } from "./refund-lines";
import { LineItemWire, OrderWire } from "./schemas";
import { MIN_PAGE_SIZE, type Wire } from "./wire";

/**
 * What an order needs, in calls of the three expands Clover documents. A dotted name brings what it is in along
 * (docs.clover.com/docs/expanding-fields, example 3); `lineItems.discounts` and `lineItems.modifications` make a
 * line's total exact (docs.clover.com/docs/calculating-order-totals); tax and the sale before tax come from payments,
 * refunds, credits.
 */
const MONEY = ["payments", "refunds", "credits"] as const;
const GOODS = ["lineItems.discounts", "lineItems.modifications", "customers"] as const;
/**
 * The sale's own discounts, charge and voids only tell where a tip is and why more or less was paid, so many pages do
 * without this call. Where it was made all orders of the page use it: a discount may hide a charge that another order
 * shows. One alone on its page shows neither, and the charge counts as goods until a whole reading finds it beside
 * others.
 */
const CHARGES = ["discounts", "serviceCharge", "voids"] as const;
/** Clover documents voids for lists only, so those of one order are read from a list of one. */
const REST = ["customers", "discounts", "serviceCharge"] as const;
const VOIDS = ["voids"] as const;
const LINE_EXPAND = ["discounts", "modifications"];

const LINES_PAGE_SIZE = 1_000;

type At = { filters: readonly string[]; offset: number; limit: number; signal?: AbortSignal };

type Part = ReadPage<OrderWire>;

/**
 * One page of orders, each whole. An order that changed or moved between the calls is read again by itself. Where a refund
 * in it leaves open which lines went back, the list of refunds is asked once for all of them.
 */
export async function readOrders(
  wire: Wire,
  at: At,
  lines: RefundLines = createRefundLines(wire),
): Promise<ReadPage<OrderWire>> {
  const page = await readParts(wire, at);
  const doubts = page.elements.flatMap(refundsInDoubt);
  if (doubts.length === 0) return page;
  const failure = await failureOf(lines.lookUp(doubts, at.signal));
  const isClear = (order: OrderWire) => refundsInDoubt(order).length === 0;
  // Only those, so that what an order is read as does not depend on the others of its page.
  const elements = page.elements.map((order) => (isClear(order) ? order : lines.withLines(order)));
  if (failure === null) return { ...page, elements };
  const unread = elements.filter((order) => !isClear(order));
  return {
    ...page,
    elements: elements.filter(isClear),
    skipped: [...page.skipped, ...unread.map(({ id }) => ({ id, reason: failure.message }))],
  };
}

async function failureOf(work: Promise<void>): Promise<UpstreamError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return error;
  }
}

async function readParts(wire: Wire, at: At): Promise<ReadPage<OrderWire>> {
  const read = (expand: readonly string[]) => wire.list("/orders", OrderWire, { ...at, expand: [...expand] });
  const parts = await Promise.all([read(MONEY), read(GOODS)]);
  const [money, goods] = parts.map(byId);
  const skipped = uniqueSkips(parts.flatMap((part) => part.skipped));
  const bad = new Set(skipped.filter(({ reason }) => reason !== LISTED_TWICE).map(({ id }) => id));
  const ids = [...new Set(parts.flatMap(({ elements }) => elements.map(({ id }) => id)))];
  const whole = await Promise.all(
    ids
      .filter((id) => !bad.has(id))
      .map((id) => wholeOrder(wire, id, [money?.get(id), goods?.get(id)], at.signal)),
  );
  const orders = whole.flatMap((one) => (one.order ? [one.order] : []));
  skipped.push(...whole.flatMap((one) => (one.skip ? [one.skip] : [])));
  const received = Math.max(...parts.map((part) => part.received));
  if (!orders.some(isChargeInDoubt)) return { elements: orders, skipped, received };
  const charges = byId(await read(CHARGES));
  const results = await Promise.all(
    orders.map((order) => withCharges(wire, order, charges.get(order.id), at.signal)),
  );
  return {
    elements: results.flatMap((one) => (one.order ? [one.order] : [])),
    skipped: [...skipped, ...results.flatMap((one) => (one.skip ? [one.skip] : []))],
    received,
  };
}

type OneOrder = { order?: OrderWire | null; skip?: Skipped };

const byId = ({ elements }: Part) => new Map(elements.map((order) => [order.id, order]));

/** The parts of one order as one; read by itself when a part is missing or of another moment. */
function wholeOrder(
  wire: Wire,
  id: string,
  [money, goods]: (OrderWire | undefined)[],
  signal?: AbortSignal,
): Promise<OneOrder> {
  return orSkip(id, async () => {
    if (!money || !goods || money.modifiedTime !== goods.modifiedTime) return readAlone(wire, id, signal);
    const { customers, lineItems } = goods;
    return refuseCut(await withAllLines(wire, { ...money, customers, lineItems }, signal));
  });
}

function withCharges(
  wire: Wire,
  order: OrderWire,
  charges: OrderWire | undefined,
  signal?: AbortSignal,
): Promise<OneOrder> {
  return orSkip(order.id, async () => {
    if (!charges || charges.modifiedTime !== order.modifiedTime)
      return isChargeInDoubt(order) ? readAlone(wire, order.id, signal) : order;
    const { discounts, serviceCharge, voids } = charges;
    return refuseCut({ ...order, discounts, serviceCharge, voids });
  });
}

/** An order that has to be read by itself and cannot be costs itself and not its page. */
async function orSkip(id: string, read: () => Promise<OrderWire | null>): Promise<OneOrder> {
  try {
    return { order: await read() };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { skip: { id, reason: error.message } };
  }
}

/** One whole order; null when the shop has none of this id. */
export async function readOrder(
  wire: Wire,
  id: string,
  signal?: AbortSignal,
  lines: RefundLines = createRefundLines(wire),
): Promise<OrderWire | null> {
  const order = await readAlone(wire, id, signal);
  const doubts = order ? refundsInDoubt(order) : [];
  if (!order || doubts.length === 0) return order;
  await lines.lookUp(doubts, signal);
  return lines.withLines(order);
}

/** Only the order's own address says that there is none: a 404 in the place of its lines is a failure. */
async function readAlone(wire: Wire, id: string, signal?: AbortSignal): Promise<OrderWire | null> {
  const read = (expand: readonly string[]) => readOne(wire, "/orders", id, OrderWire, { expand, signal });
  const [money, rest] = await Promise.all([read(MONEY), read(REST)]);
  if (!money || !rest) return null;
  const { customers, discounts, serviceCharge } = rest;
  const lineItems = await readLines(wire, id, signal);
  const voids = isVoidInDoubt(money) ? await readVoids(wire, id, signal) : [];
  return refuseCut({ ...money, customers, discounts, serviceCharge, lineItems, voids });
}

async function readVoids(wire: Wire, id: string, signal?: AbortSignal): Promise<OrderWire["voids"]> {
  const at = { filters: [`id=${id}`], offset: 0, limit: 1, signal };
  const { elements } = await wire.list("/orders", OrderWire, { ...at, expand: VOIDS });
  return elements.find((order) => order.id === id)?.voids ?? [];
}

async function readLines(wire: Wire, orderId: string, signal?: AbortSignal): Promise<LineItemWire[]> {
  const path = `/orders/${encodeURIComponent(orderId)}/line_items`;
  const lines: LineItemWire[] = [];
  const pages = paginate({
    read: inHalves<LineItemWire>(
      (offset, limit, stop) =>
        wire.list(path, LineItemWire, { expand: LINE_EXPAND, offset, limit, signal: stop }),
      MIN_PAGE_SIZE,
    ),
    pageSize: LINES_PAGE_SIZE,
    overlap: 0,
    ahead: 0,
    signal,
  });
  for await (const page of pages) {
    const bad = page.skipped.find(({ reason }) => reason !== LISTED_TWICE);
    if (page.hasGap) throw cloverError("changed the lines of an order while they were read.");
    if (bad) throw cloverError(`sent a line that cannot be read (${bad.reason}).`);
    lines.push(...page.elements);
  }
  return lines;
}

async function withAllLines(wire: Wire, order: OrderWire, signal?: AbortSignal): Promise<OrderWire> {
  if (order.lineItems.length !== NESTED_LIMIT) return order;
  const lineItems = await readLines(wire, order.id, signal);
  if (lineItems.length < NESTED_LIMIT)
    throw cloverError("lists fewer lines of an order than it shows in it.");
  return { ...order, lineItems };
}

/** Money lists have no endpoint to read the rest from, so an order with a list that may be cut off is refused. */
function refuseCut(order: OrderWire): OrderWire {
  const lists = ["payments", "refunds", "credits", "discounts", "voids"] as const;
  const cut = lists.find((list) => order[list].length >= NESTED_LIMIT);
  if (cut) throw cloverError(`shows at most ${NESTED_LIMIT} ${cut} of an order, and this one may have more.`);
  return order;
}

function uniqueSkips(skips: Skipped[]): Skipped[] {
  return [...new Map(skips.map((skip) => [`${skip.id} ${skip.reason}`, skip])).values()];
}
