import { expect, it } from "vitest";
import { orderBadge } from "@/lib/orders/order-badge";

it.each([
  ["locked", "paid", "Paid", true],
  ["completed", "unpaid", "Completed", true],
  ["locked", "refunded", "Refunded", false],
  ["locked", "partially_paid", "Partially paid", false],
  ["open", "partially_paid", "Partially paid", false],
  ["open", "paid", "Paid, still open", false],
  ["open", "unpaid", "Open", false],
  ["pending", "unpaid", "Pending", false],
  ["", "", "Unknown", false],
])("shows %s and %s as %s", (status, paymentStatus, label, isHighlighted) => {
  expect(orderBadge({ status, paymentStatus, isTest: false, hasRefund: false })).toEqual({
    label,
    isHighlighted,
  });
});

it("tells a paid order of which a part was refunded", () =>
  expect(orderBadge({ status: "locked", paymentStatus: "paid", isTest: false, hasRefund: true })).toEqual({
    label: "Part refunded",
    isHighlighted: true,
  }));

it("names a test order instead of its payment", () =>
  expect(orderBadge({ status: "locked", paymentStatus: "paid", isTest: true, hasRefund: false })).toEqual({
    label: "Test order",
    isHighlighted: false,
  }));
