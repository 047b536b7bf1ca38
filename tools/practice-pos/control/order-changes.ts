import { HttpError } from "../http";
import { type Item, wholeSeconds } from "../shop/items";
import { custom, lineOf } from "../shop/line-maker";
import type { OrderChange } from "../shop/order-book";
import { subtotalOf, taxOn } from "../shop/order-money";
import type { Line, Order, Payment } from "../shop/order-record";
import type { PracticeShop } from "../shop/practice-shop";
import { MOST_PARTS } from "../wire/part-numbers";
import { OrderInput, type OrderPatch, type RefundInput } from "./inputs";

const CREDIT_CARD = 1;

/** Rings up sales: lines at today's names and prices, tax, one payment, stock taken off the shelf. @throws ZodError */
export function ringUp(shop: PracticeShop, input: OrderInput): Order[] {
  const {
    count = 1,
    lines: wanted,
    customerId,
    customerIds,
    paid = true,
    discountPercent,
    tipAmount,
    ...fields
  } = OrderInput.parse(input);
  const lines = (wanted ?? [anyLine(shop)]).flatMap((line) => linesOf(shop, line));
  const discounts = discountPercent
    ? [{ name: "Discount", amount: undefined, percentage: discountPercent }]
    : [];
  const subtotal = subtotalOf(lines, discounts);
  const taxAmount = taxOn(subtotal);
  const createdTime = fields.createdTime ?? wholeSeconds(shop.clock.now());
  const payment: Payment = {
    tender: CREDIT_CARD,
    amount: subtotal + taxAmount,
    taxAmount,
    tipAmount,
    cashTendered: undefined,
    createdTime,
    modifiedTime: createdTime,
    offline: false,
    result: "SUCCESS",
    voidReason: undefined,
  };
  const change: OrderChange = {
    total: subtotal + taxAmount,
    discounts,
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

/** Staff attach a customer after the sale, or take it off again. */
export function attachCustomer(shop: PracticeShop, orderId: string, customerId: string | null): Order {
  if (customerId !== null) shop.customers.get(customerId);
  return shop.orders.update(orderId, { customerIds: customerId === null ? [] : [customerId] });
}

/**
 * Gives money back on the first successful payment, now. All of it marks every line and the order as refunded.
 * @throws HttpError 400 when nothing was paid, or too little is left
 */
export function refundOrder(shop: PracticeShop, orderId: string, { amount, reason }: RefundInput): Order {
  const order = shop.orders.get(orderId);
  const payment = order.payments.findIndex((one) => one.result === "SUCCESS");
  const paid = order.payments[payment];
  const gone = order.refunds.reduce((sum, one) => sum + (one.voided ? 0 : one.amount), 0);
  const left = (paid?.amount ?? 0) - gone;
  if (!paid || left <= 0) throw new HttpError(400, "Nothing is left to refund on this order");
  if (order.refunds.length >= MOST_PARTS)
    throw new HttpError(400, "This order has as many refunds as it can hold");
  const given = amount ?? left;
  if (given > left) throw new HttpError(400, `Only ${left} cents are left to refund`);
  const whole = given === left && gone === 0;
  const taxAmount = whole ? paid.taxAmount : Math.round((given * paid.taxAmount) / Math.max(1, paid.amount));
  const refund = {
    payment,
    amount: given,
    taxAmount,
    tipAmount: 0,
    createdTime: wholeSeconds(shop.clock.now()),
    lines: whole ? order.lines.map((_, n) => n) : [],
    voided: false,
    reason,
  };
  return shop.orders.update(orderId, {
    refunds: [...order.refunds, refund],
    paymentState: given === left ? "REFUNDED" : "PARTIALLY_REFUNDED",
    lines: order.lines.map((line) => ({ ...line, refunded: line.refunded || whole })),
  });
}

interface WantedLine {
  itemId?: string | undefined;
  name?: string | undefined;
  price?: number | undefined;
  units: number;
}

function linesOf(shop: PracticeShop, { itemId, name, price, units }: WantedLine): Line[] {
  const base =
    itemId === undefined ? custom(name ?? "Custom item", price ?? 1_000) : lineOf(shop.inventory.get(itemId));
  return Array.from({ length: units }, () => ({
    ...base,
    name: name ?? base.name,
    price: price ?? base.price,
  }));
}

function anyLine(shop: PracticeShop): WantedLine {
  const sold = (item: Item) => !item.deletedTime && item.priceType === "FIXED" && item.price > 0;
  const item = shop.inventory.items.find(sold);
  return { itemId: item?.id, units: 1 };
}
