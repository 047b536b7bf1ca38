import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderTotals } from "./order-totals";

const goods = {
  goods: "20.00",
  wholeDiscount: "0.00",
  giftCards: "0.00",
  fees: "0.00",
  tax: "1.68",
  tips: "0.00",
  total: "21.68",
  refunded: "0.00",
  paymentStatus: "paid",
};
const linesOf = (order: Partial<typeof goods>) =>
  [...renderToStaticMarkup(<OrderTotals order={{ ...goods, ...order }} />).matchAll(/<d[td][^>]*>([^<]*)</g)]
    .map(([, text]) => text)
    .join(" ");

it("adds up to the total, also where something went back, was a gift card or a fee", () => {
  expect(linesOf({})).toBe("Subtotal $20.00 Tax $1.68 Total $21.68");
  expect(linesOf({ refunded: "21.68" })).toBe("Subtotal $20.00 Tax $1.68 Total $21.68 Refunded $21.68");
  expect(linesOf({ giftCards: "50.00", fees: "3.00", total: "74.68" })).toBe(
    "Subtotal $20.00 Gift cards and donations $50.00 Fees $3.00 Tax $1.68 Total $74.68",
  );
});

it("says what a discount on the whole order took off the items", () => {
  expect(linesOf({ wholeDiscount: "5.00" })).toBe(
    "Items $25.00 Discount on the order -$5.00 Subtotal $20.00 Tax $1.68 Total $21.68",
  );
  const gift = { goods: "0.00", wholeDiscount: "25.00", tax: "0.00", total: "0.00" };
  expect(linesOf(gift)).toBe(
    "Items $25.00 Discount on the order -$25.00 Subtotal $0.00 Tax $0.00 Total $0.00",
  );
});

it("says of an order that is not paid what is known, and of one paid in part what is owed", () => {
  const nothing = { goods: "0.00", tax: "0.00" };
  expect(linesOf({ ...nothing, paymentStatus: "unpaid" })).toBe("Total $21.68");
  expect(linesOf({ goods: "10.00", tax: "0.84", paymentStatus: "partially_paid" })).toBe(
    "Subtotal $10.00 Tax $0.84 Not paid yet $10.84 Total $21.68",
  );
  expect(linesOf({ ...nothing, total: "0.00" })).toBe("Subtotal $0.00 Tax $0.00 Total $0.00");
});

it("says what was never paid of a deposit that went back, and what of a total was the tip", () => {
  const deposit = { goods: "10.00", tax: "0.84", refunded: "10.84", paymentStatus: "refunded" };
  expect(linesOf(deposit)).toBe("Subtotal $10.00 Tax $0.84 Not paid $10.84 Total $21.68 Refunded $10.84");
  const online = { tips: "5.00", total: "26.68" };
  expect(linesOf(online)).toBe("Subtotal $20.00 Tax $1.68 Tip $5.00 Total $26.68");
  expect(linesOf({ ...online, refunded: "26.68", paymentStatus: "refunded" })).toBe(
    "Subtotal $20.00 Tax $1.68 Tip $5.00 Total $26.68 Refunded $26.68",
  );
  // A register keeps the tip apart.
  expect(linesOf({ tips: "5.00" })).toBe("Subtotal $20.00 Tax $1.68 Total $21.68");
});
