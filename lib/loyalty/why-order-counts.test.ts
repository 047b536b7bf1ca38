import { expect, it } from "vitest";
import { isEligibleOrder } from "@/lib/loyalty/visit-rules";
import { whyOrderCounts } from "@/lib/loyalty/why-order-counts";

const order = { status: "locked", paymentStatus: "paid", isTest: false, isRemoved: false };
const buyer = { phoneDigits: ["7025550123"], isRemoved: false, isBeforeLaunch: false };

it.each([
  [order, buyer, "Will be a visit with the next count"],
  [{ ...order, isRemoved: true }, buyer, "No visit: deleted at the register"],
  [{ ...order, isTest: true }, buyer, "No visit: a test order"],
  [{ ...order, paymentStatus: "refunded" }, buyer, "No visit: refunded in full"],
  [{ ...order, paymentStatus: "credited" }, buyer, "No visit: a manual refund"],
  [{ ...order, paymentStatus: "unpaid" }, buyer, "No visit: not paid"],
  [{ ...order, status: "open", paymentStatus: "partially_paid" }, buyer, "No visit yet: only partly paid"],
  [{ ...order, status: "open" }, buyer, "No visit yet: still open at the register"],
  [order, null, "No visit: no customer attached"],
  [order, { ...buyer, isRemoved: true }, "No visit: the customer was deleted at the register"],
  [order, { ...buyer, phoneDigits: [] }, "No visit: the customer has no full phone number"],
])("explains why %j counts or does not count as a visit", (state, who, sentence) => {
  expect(whyOrderCounts(state, who, null)).toEqual({ isCounted: false, counts: sentence });
  expect(sentence.startsWith("Will be")).toBe(isEligibleOrder(state, who));
});

it("explains an existing visit", () => {
  const visit = {
    isVoid: false,
    voidReason: null,
    isExpired: false,
    source: "order",
    createdAt: new Date("2026-11-21T22:10:00Z"),
  };
  expect(whyOrderCounts(order, buyer, visit)).toEqual({ isCounted: true, counts: "Counted as a visit" });
  expect(whyOrderCounts(order, buyer, { ...visit, source: "manual" })).toEqual({
    isCounted: true,
    counts: "Attached to the visit recorded by hand at 2:10 PM",
  });
  expect(whyOrderCounts(order, { ...buyer, isBeforeLaunch: true }, visit)).toEqual({
    isCounted: true,
    counts: "Counted as a visit. Loyalty reports leave it out: the customer joined before the launch date",
  });
  expect(whyOrderCounts(order, buyer, { ...visit, isVoid: true, voidReason: "Typed twice" })).toEqual({
    isCounted: false,
    counts: "Its visit is void: Typed twice",
  });
  expect(whyOrderCounts(order, buyer, { ...visit, isExpired: true })).toEqual({
    isCounted: false,
    counts: "Its visit expired under the points policy",
  });
});
