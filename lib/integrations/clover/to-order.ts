import { centsToDollars } from "@/lib/money";
import { DAY_MS } from "@/lib/time";
import { cleanLine } from "./clean-text";
import {
  type CloverRefund,
  isGivenBack,
  isLineGivenBack,
  refundCents,
  refundOfLine,
  refundsOf,
} from "./given-back";
import { MAX_NAME_LENGTH } from "./limits";
import { extendedCents, type LineKind, lineKind, lineTotalCents, measured } from "./line-total";
import { accepted, isStorable, type Mapped, rejected } from "./mapped";
import { isUncollected, type OrderMoney, orderMoney } from "./order-money";
import type { LineItemWire, OrderWire, RefundWire } from "./schemas";
import { toDate } from "./to-product";

export type CloverOrderLine = {
  cloverId: string;
  /** Null for a custom amount; may name an item that has since gone. */
  itemCloverId: string | null;
  /** The name at the time of sale. */
  name: string;
  quantity: number;
  /** How much one of `quantity` is, in thousandths of the product's unit. */
  unitThousandths: bigint;
  /** Dollars for one of `quantity`, before modifications and discounts. */
  price: string;
  /** Dollars for the line after its modifications and its own discounts; an order's discounts are not in it. */
  total: string;
  /** Given back or exchanged: no longer part of the sale. */
  isRefunded: boolean;
  /** The refund it came back with, where that is known. */
  refundCloverId: string | null;
  kind: LineKind;
};

export type CloverOrder = {
  cloverId: string;
  /** Null for a sale nobody attached a customer to, which is the usual one. */
  customerCloverId: string | null;
  /** Dollars with two places, like all money here. As the register wrote it, or as paid where it wrote none. */
  total: string;
  /** Revenue: goods after discounts, before tax and tip, less refunds; "0.00" for a test order. */
  subtotal: string;
  tax: string;
  refunded: string;
  grossSales: string;
  discounts: string;
  /** What the lines of goods that did not go back add up to, before discounts on the whole order. */
  keptGoods: string;
  refundedGoods: string;
  giftCards: string;
  refundedGiftCards: string;
  fees: string;
  tips: string;
  /** The register's state in lower case, "locked" once it is closed; "pending" where it has none. */
  status: string;
  /** From the money: paid (also where a part went back), refunded (all of it), partially_paid; else Clover's word. */
  paymentStatus: string;
  /** Clover's own payment state in lower case; it may stay "paid" after everything was given back. */
  cloverPaymentState: string | null;
  isTest: boolean;
  isManual: boolean;
  isDeleted: boolean;
  createdAt: Date;
  modifiedAt: Date | null;
  items: CloverOrderLine[];
  refunds: CloverRefund[];
};

const CUSTOM_SALE = "Custom sale";
/** How long a register is believed to have kept a sale before Clover received it. */
const MAX_OFFLINE_MS = 7 * DAY_MS;

/** An order as the shop keeps it. Rejected when its time or an amount makes no sense. */
export function toOrder(wire: OrderWire): Mapped<CloverOrder> {
  const createdAt = soldAt(wire);
  if (!createdAt) return rejected(wire.id, "createdTime: is missing");
  const back = [...wire.refunds, ...wire.credits].filter(isGivenBack);
  if (back.some(({ amount }) => amount == null)) return rejected(wire.id, "refunds: one has no amount");
  const money = orderMoney(wire);
  const total = totalCents(wire, money);
  const isBack = isLineGivenBack(wire);
  const isGone = (line: LineItemWire) => money.isWhollyRefunded || line.exchanged === true || isBack(line);
  const refundOf = refundOfLine(wire);
  const keptGoods = keptGoodsCents(wire.lineItems.filter((line) => !isGone(line)));
  const { isWhollyGivenBack: _, isWhollyRefunded: __, ...sums } = money;
  const parts = [...wire.lineItems.flatMap(lineAmounts), ...back.flatMap(refundAmounts)];
  const amounts = [total, keptGoods, ...Object.values(sums), ...parts];
  if (!amounts.every(isStorable)) return rejected(wire.id, "total: an amount is too large");
  return accepted({
    cloverId: wire.id,
    customerCloverId: wire.customers[0]?.id ?? null,
    total: centsToDollars(total),
    subtotal: centsToDollars(money.subtotalCents),
    tax: centsToDollars(money.taxCents),
    refunded: centsToDollars(money.refundedCents),
    grossSales: centsToDollars(money.grossCents),
    discounts: centsToDollars(money.discountsCents),
    keptGoods: centsToDollars(keptGoods),
    refundedGoods: centsToDollars(money.refundedGoodsCents),
    giftCards: centsToDollars(money.giftCardsCents),
    refundedGiftCards: centsToDollars(money.refundedGiftCardsCents),
    fees: centsToDollars(money.feesCents),
    tips: centsToDollars(money.tipsCents),
    status: cleanLine(wire.state, 31).toLowerCase() || "pending",
    paymentStatus: toPaymentStatus(wire, total, money),
    cloverPaymentState: word(wire.paymentState) || null,
    isTest: wire.testMode === true,
    isManual: wire.manualTransaction === true,
    isDeleted: wire.deletedTimestamp != null,
    createdAt,
    modifiedAt: toDate(wire.modifiedTime),
    items: wire.lineItems.map((line) => toLine(line, isGone(line), refundOf(line))),
    refunds: refundsOf(wire),
  });
}

/**
 * When the sale was made. Clover's own time is the safe one, because a register's clock may be wrong; but of a sale made
 * without a connection it is when Clover received it, which may be days later. OPEN: whether that is so, and whether a
 * register marks cash that it took meanwhile as `offline` too.
 */
function soldAt({ createdTime, clientCreatedTime, payments }: OrderWire): Date | null {
  const received = toDate(createdTime);
  const rungUp = toDate(clientCreatedTime);
  if (!received || !rungUp) return received ?? rungUp;
  const keptMs = received.getTime() - rungUp.getTime();
  const isLate = payments.some(({ offline }) => offline) && keptMs > 0 && keptMs <= MAX_OFFLINE_MS;
  return isLate ? rungUp : received;
}

/**
 * One line a piece, as Clover sells them. Goods sold by measure are whole units where the measure is whole, else one
 * piece priced for the measured amount, so that price times quantity is always what the line began with.
 */
function toLine(line: LineItemWire, isRefunded: boolean, refundCloverId: string | null): CloverOrderLine {
  const thousandths = measured(line);
  const isWhole = thousandths !== null && thousandths % 1_000n === 0n;
  const name = cleanLine(line.name, MAX_NAME_LENGTH) || CUSTOM_SALE;
  return {
    cloverId: line.id,
    itemCloverId: line.item?.id ?? null,
    name: thousandths === null || isWhole ? name : `${name} (${Number(thousandths) / 1_000})`,
    quantity: isWhole ? Number(thousandths / 1_000n) : 1,
    unitThousandths: thousandths === null || isWhole ? 1_000n : thousandths,
    price: centsToDollars(isWhole ? BigInt(line.price ?? 0) : extendedCents(line)),
    total: centsToDollars(lineTotalCents(line)),
    isRefunded,
    refundCloverId,
    kind: lineKind(line),
  };
}

const keptGoodsCents = (kept: readonly LineItemWire[]): bigint =>
  kept.reduce((sum, line) => (lineKind(line) === "goods" ? sum + lineTotalCents(line) : sum), 0n);

const refundAmounts = (refund: RefundWire): bigint[] => Object.values(refundCents(refund));

const lineAmounts = (line: LineItemWire): bigint[] => [
  BigInt(line.price ?? 0),
  extendedCents(line),
  lineTotalCents(line),
  measured(line) ?? 0n,
];

/** Other apps may leave the total out or at zero; then what was paid is the better witness. */
function totalCents(wire: OrderWire, { paidCents }: OrderMoney): bigint {
  return wire.total ? BigInt(wire.total) : paidCents;
}

const word = (state: OrderWire["paymentState"]): string => cleanLine(state, 31).toLowerCase();

/** Clover's words for an order whose total is settled, whatever went back since. */
const SETTLED = new Set(["paid", "refunded", "partially_refunded", "credited"]);

/**
 * Clover's word may be missing, stay PAID after everything was given back, or be CREDITED after a part was: money that
 * was taken decides. Where none was, or none is shown, Clover's word is all there is.
 */
function toPaymentStatus(
  wire: OrderWire,
  total: bigint,
  { paidCents, isWhollyGivenBack }: OrderMoney,
): string {
  const known = word(wire.paymentState);
  if (isWhollyGivenBack) return "refunded";
  if (paidCents > 0n) {
    const isOwed = known === "partially_paid" || (paidCents < total && !SETTLED.has(known));
    return isOwed || isUncollected(wire) ? "partially_paid" : "paid";
  }
  if (isUncollected(wire)) return "unpaid";
  return known === "partially_refunded" ? "paid" : known || "unpaid";
}
