import { expect, test } from "vitest";
import { bestSellers } from "@/lib/dashboard/period-figures";
import { db } from "@/lib/db/client";
import { revenueByDay } from "@/lib/orders/revenue";
import { DAY_MS } from "@/lib/time";
import { freshPractice } from "@/tests/support/practice-of-file";
import { hastyClient } from "@/tests/support/practice-shop";
import { sync } from "./start-sync";

const { pos, now, ctx } = await freshPractice({ products: 5, customers: 0, orders: 0 });

/** Each run with a client of its own, as in a worker process that ends after it. */
const read = () => sync(ctx(), "orders", { clover: hastyClient(pos) });

/** Revenue of all days, units sold, and the gift cards that were given back. */
async function figures() {
  const span = { from: new Date(now().getTime() - 365 * DAY_MS), to: now() };
  const sellers = await bestSellers(ctx(), { start: span.from, end: span.to });
  const { _sum } = await db().order.aggregate({ _sum: { refundedGiftCards: true } });
  return {
    revenue: [...(await revenueByDay(ctx(), span)).values()],
    sold: sellers.map(({ sold }) => sold),
    giftCards: _sum.refundedGiftCards?.toFixed(2),
  };
}

test("what a refund was for is kept when the list of refunds no longer shows it", async () => {
  const { control } = pos;
  await sync(ctx(), "inventory", { clover: hastyClient(pos) });
  const { cloverId } = await db().product.findFirstOrThrow({ where: { isGroup: false, isForSale: true } });
  const itemId = String(cloverId);
  const [order] = control.addOrders({
    lines: [
      { itemId, price: 3_000 },
      { itemId, price: 4_000 },
      { price: 2_500, kind: "gift-card" },
    ],
  });
  // The flags of the lines and the order's state stay, so that only the list of refunds tells.
  control.refundOrder(String(order?.id), { lines: [1, 2], paymentState: "stays" });
  await read();
  const before = await figures();
  expect(before).toEqual({ revenue: ["30.00"], sold: [1], giftCards: "25.00" });
  control.moveClock({ advanceMs: 100 * DAY_MS });
  control.addOrders({ lines: [{ price: 100 }], testMode: true });
  // The whole history is read again, once a week.
  await read();
  expect(await figures()).toEqual(before);
});
