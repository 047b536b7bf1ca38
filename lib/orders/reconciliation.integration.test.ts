import { expect, it } from "vitest";
import { ordersBehind, reconcile } from "@/lib/orders/reconciliation";
import { adminCtx } from "@/tests/factories/contexts";
import { makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const now = new Date("2031-05-02T20:00:00Z");
const span = { from: new Date("2031-05-02T07:00:00Z"), to: new Date("2031-05-03T07:00:00Z") };

it("takes the tax and the tip of a manual refund off the day it happened", async () => {
  await withRollback(async (db) => {
    await makeOrder(db, {
      createdAt: now,
      grossSales: "20.00",
      subtotal: "20.00",
      tax: "1.68",
      tips: "3.00",
    });
    const credit = { kind: "credit", amount: "12.83", tax: "0.83", tip: "2.00", createdAt: now };
    await db.refund.createMany({
      data: [
        { ...credit, cloverId: "RECONCILED1" },
        { ...credit, cloverId: "RECONCILED2", isVoid: true },
      ],
    });
    const { lines, revenue } = await reconcile(adminCtx(db, now), span);
    expect({ ...lines, revenue }).toMatchObject({
      refunds: "10.00",
      tax: "0.85",
      tips: "1.00",
      revenue: "10.00",
    });
    for (const [line, amounts] of [
      ["refunds", ["10.00"]],
      ["tax", ["-0.83", "1.68"]],
      ["tips", ["-2.00", "3.00"]],
    ] as const) {
      const behind = await ordersBehind(adminCtx(db, now), span, line);
      expect(behind.map(({ amount }) => amount).sort()).toEqual(amounts);
      expect(behind.find(({ orderId }) => orderId === null)?.note).toBe("Manual refund");
    }
  });
});
