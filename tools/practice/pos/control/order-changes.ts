import { HttpError } from "../http";
import { type Item, wholeSeconds } from "../shop/items";
import { custom, lineOf } from "../shop/line-maker";
import type { OrderChange } from "../shop/order-book";
import { chargeOn, subtotalOf, taxableOf, taxOn } from "../shop/order-money";
import type { Credit, Line, LineKind, Order, Payment, Refund } from "../shop/order-record";
import type { PracticeShop } from "../shop/practice-shop";
import { MAX_PARTS } from "../wire/part-numbers";
import { type CreditInput, OrderInput, type OrderPatch, type RefundInput } from "./inputs";

const CREDIT_CARD = 1;

/**
 * Creates sales with the items' current names and prices, tax and one payment, and lowers stock.
 * @throws ZodError
 */
export function ringUp(shop: PracticeShop, input: OrderInput): Order[] {
  const {
    count = 1,
    lines: wanted,
    customerId,
    customerIds,
    paid = true,
    offline = false,
    discountPercent,
    serviceChargePercent,
    tipAmount,
    ...fields
  } = OrderInput.parse(input);
  const lines = (wanted ?? [anyLine(shop)]).flatMap((line) => linesOf(shop, line));
  const discounts = discountPercent
    ? [{ name: "Discount", amount: undefined, percentage: discountPercent }]
    : [];
  const serviceCharge = serviceChargePercent
    ? { name: "Service charge", percentageDecimal: Math.round(serviceChargePercent * 10_000) }
    : undefined;
  const goods = subtotalOf(lines, discounts);
  const subtotal = goods + chargeOn(goods, serviceCharge);
  const taxAmount = taxOn(taxableOf(lines, discounts));
  const createdTime = fields.createdTime ?? wholeSeconds(shop.clock.now());
  const payment: Payment = {
    tender: CREDIT_CARD,
    amount: subtotal + taxAmount,
    taxAmount,
    tipAmount,
    cashTendered: undefined,
    createdTime,
    modifiedTime: createdTime,
    offline,
    result: "SUCCESS",
    voidReason: undefined,
  };
  const change: OrderChange = {
    total: subtotal + taxAmount,
    discounts,
    serviceCharge,
    payments: paid ? [payment] : [],
    customerIds: customerIds ?? (customerId ? [customerId] : []),
    ...(paid ? {} : { state: "open", paymentState: "OPEN", payType: undefined }),
    ...patchOf({ clientCreatedTime: createdTime, modifiedTime: createdTime, ...fields }),
  };
  const fresh = () => lines.map((line) => ({ ...line }));
  const orders = Array.from({ length: count }, () =>
    shop.orders.create({ ...change, createdTime, lines: fresh() }),
  );
  for (const line of lines) if (line.itemId) shop.inventory.sell(line.itemId, count);
  return orders;
}

export function patchOf({ paymentState, ...fields }: OrderPatch): OrderChange {
  return { ...fields, ...(paymentState === undefined ? {} : { paymentState: paymentState ?? undefined }) };
}

/** Attaches a customer to an existing order; null detaches it. */
export function attachCustomer(shop: PracticeShop, orderId: string, customerId: string | null): Order {
  if (customerId !== null) shop.customers.get(customerId);
  return shop.orders.update(orderId, { customerIds: customerId === null ? [] : [customerId] });
}

/** Creates a manual refund, dated now: on a sale, or as an order of its own without lines. */
export function giveCredit(shop: PracticeShop, input: CreditInput): Order {
  const { orderId, amount, taxAmount = 0, failed = false, reason } = input;
  const createdTime = input.createdTime ?? wholeSeconds(shop.clock.now());
  const credit: Credit = {
    amount,
    taxAmount,
    tender: CREDIT_CARD,
    createdTime,
    voided: false,
    result: failed ? "FAIL" : "SUCCESS",
    reason,
  };
  if (orderId !== undefined) {
    const credits = [...shop.orders.get(orderId).credits, credit];
    return shop.orders.update(orderId, { credits, ...(failed ? {} : { paymentState: "CREDITED" }) });
  }
  return shop.orders.create({
    createdTime,
    clientCreatedTime: createdTime,
    modifiedTime: createdTime,
    manualTransaction: true,
    paymentState: "CREDITED",
    payType: undefined,
    credits: [credit],
  });
}

/**
 * Refunds the first successful payment of an order. A full refund marks every line and the order as refunded.
 * @throws HttpError 400 when nothing was paid, or too little is left
 */
export function refundOrder(shop: PracticeShop, orderId: string, input: RefundInput): Order {
  const order = shop.orders.get(orderId);
  const payment = order.payments.findIndex((one) => one.result === "SUCCESS");
  const paid = order.payments[payment];
  const held = order.refunds.filter(({ status }) => status === "SUCCESS" || status === "PENDING");
  const gone = held.reduce((sum, one) => sum + one.amount - one.tipAmount, 0);
  const left = (paid?.amount ?? 0) - gone;
  if (!paid || left <= 0) throw new HttpError(400, "Nothing is left to refund on this order");
  if (order.refunds.length >= MAX_PARTS)
    throw new HttpError(400, "This order has as many refunds as it can hold");
  const given = amountOf(order, input) ?? { amount: left };
  if (given.amount > left) throw new HttpError(400, `Only ${left} cents are left to refund`);
  const { tipAmount = 0, status = "SUCCESS" } = input;
  const whole = given.amount === left && gone === 0;
  const share = Math.round((given.amount * paid.taxAmount) / Math.max(1, paid.amount));
  const refund: Refund = {
    payment,
    amount: given.amount + tipAmount,
    taxAmount: whole ? paid.taxAmount : (given.taxAmount ?? share),
    tipAmount,
    createdTime: wholeSeconds(shop.clock.now()),
    lines: whole ? order.lines.map((_, n) => n) : (input.lines ?? []),
    status,
    reason: input.reason,
  };
  const refunds = [...order.refunds, refund];
  if (status !== "SUCCESS") return shop.orders.update(orderId, { refunds });
  const { paymentState: told = "told" } = input;
  if (told !== "told") {
    return shop.orders.update(orderId, told === "stays" ? { refunds } : { refunds, paymentState: undefined });
  }
  return shop.orders.update(orderId, {
    refunds,
    paymentState: given.amount === left ? "REFUNDED" : "PARTIALLY_REFUNDED",
    lines: order.lines.map((line, n) => ({ ...line, refunded: line.refunded || refund.lines.includes(n) })),
  });
}

/**
 * Returns the requested refund in cents, as an amount or as the lines with their tax; undefined for all that is left.
 */
function amountOf(
  order: Order,
  { amount, lines }: RefundInput,
): { amount: number; taxAmount?: number } | undefined {
  if (amount !== undefined) return { amount };
  if (!lines) return undefined;
  const kept = order.lines.map((line, n) => ({ ...line, refunded: line.refunded || lines.includes(n) }));
  const before = subtotalOf(order.lines, order.discounts);
  const returned = before - subtotalOf(kept, order.discounts);
  const goods = taxableOf(order.lines, order.discounts) - taxableOf(kept, order.discounts);
  const taxAmount = order.taxRemoved ? 0 : taxOn(goods);
  return { amount: returned + taxAmount, taxAmount };
}

interface WantedLine {
  itemId?: string | undefined;
  name?: string | undefined;
  price?: number | undefined;
  units: number;
  kind: LineKind;
  unitQty?: number | undefined;
}

function linesOf(shop: PracticeShop, wanted: WantedLine): Line[] {
  const { itemId, name, price, units, kind, unitQty } = wanted;
  const base =
    itemId === undefined ? custom(name ?? "Custom item", price ?? 1_000) : lineOf(shop.inventory.get(itemId));
  return Array.from({ length: units }, () => ({
    ...base,
    kind: kind === "goods" ? base.kind : kind,
    name: name ?? base.name,
    price: price ?? base.price,
    unitQty: unitQty ?? base.unitQty,
  }));
}

function anyLine(shop: PracticeShop): WantedLine {
  const sold = (item: Item) => !item.deletedTime && item.priceType === "FIXED" && item.price > 0;
  const item = shop.inventory.items.find(sold);
  return { itemId: item?.id, units: 1, kind: "goods" };
}
