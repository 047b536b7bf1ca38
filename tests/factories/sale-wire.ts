import { OrderWire } from "@/lib/integrations/clover/schemas";
import { toOrder } from "@/lib/integrations/clover/to-order";

/** A list as Clover nests it. */
export const list = (...elements: object[]) => ({ elements });

/** Cents. */
export const payment = (amount: number, taxAmount = 0) => ({
  id: "PAY1",
  amount,
  taxAmount,
  result: "SUCCESS",
});

export const refund = (parts: object) => ({ id: "REF1", amount: 2_043, taxAmount: 158, ...parts });

/** A paid order of one grinder, as Clover answers it. */
export const saleWire = (parts: object) =>
  OrderWire.parse({
    id: "ORDER1",
    state: "locked",
    paymentState: "PAID",
    total: 2_043,
    createdTime: 1_767_232_800_000,
    lineItems: list({ id: "L1", name: "Grinder", price: 1_885 }),
    payments: list(payment(2_043, 158)),
    ...parts,
  });

/** The order that the shop keeps of such an answer. */
export function mapped(wire: OrderWire) {
  const order = toOrder(wire);
  if (!order.ok) throw new Error(order.reason);
  return order.value;
}
