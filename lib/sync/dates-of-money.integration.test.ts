import { expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { revenueByDay } from "@/lib/orders/revenue";
import { DAY_MS, shopDay } from "@/lib/time";
import { freshPractice } from "@/tests/support/practice-of-file";
import type { SyncKind } from "./kinds";
import { sync } from "./start-sync";

const { pos, clover, now, ctx } = await freshPractice({
  products: 5,
  customers: 0,
  orders: 0,
  now: "2026-11-20T20:00:00Z",
});

async function pull(...kinds: SyncKind[]) {
  for (const kind of kinds) await sync(ctx(), kind, { clover });
}
const revenue = () => revenueByDay(ctx(), { from: new Date(now().getTime() - 9 * DAY_MS), to: now() });

test("a sale rung up without a connection belongs to its own day, with the visit recorded there", async () => {
  const lastNight = new Date("2026-11-20T04:50:00Z");
  const buyer = pos.control.createCustomer({ firstName: "Uma", phones: ["702-555-0181"] });
  await pull("customers");
  await recordCheckin(
    systemCtx("test", () => lastNight),
    { phone: "7025550181" },
  );
  const sale = { createdTime: now().getTime(), clientCreatedTime: lastNight.getTime(), customerId: buyer.id };
  const [order] = pos.control.addOrders({ ...sale, offline: true, lines: [{ price: 1_000 }] });
  await pull("orders", "visits");
  expect(await revenue()).toEqual(new Map([["2026-11-19", "10.00"]]));
  expect(
    await db().loyaltyCheckin.findMany({ select: { source: true, order: { select: { cloverId: true } } } }),
  ).toEqual([{ source: "manual", order: { cloverId: order?.id } }]);
});

/** Adds an order without payments whose only money is this manual refund. */
const addCredited = (credit: object) =>
  pos.control.addOrders({
    paid: false,
    paymentState: "CREDITED",
    state: "locked",
    total: 0,
    wire: { credits: { elements: [credit] } },
  });

test("a manual refund dated by a register's dead clock is money of its order's day", async () => {
  const times = { createdTime: undefined, clientCreatedTime: Date.parse("2001-01-01T00:00:00Z") };
  const credit = { id: "CRED1T0000001", amount: 500, taxAmount: 0, result: "SUCCESS", ...times };
  addCredited(credit);
  await pull("orders");
  pos.control.moveClock({ advanceMs: 60_000 });
  expect(await revenue()).toEqual(new Map([[shopDay(now()), "-5.00"]]));
});

test("a manual refund without a time of its own stays on the day it was first read", async () => {
  const credit = {
    id: "CRED1T0000002",
    amount: 700,
    taxAmount: 0,
    result: "SUCCESS",
    createdTime: undefined,
  };
  const [order] = addCredited(credit);
  await pull("orders");
  const read = () => db().refund.findMany({ where: { cloverId: credit.id }, select: { createdAt: true } });
  const first = await read();
  expect(first).toHaveLength(1);
  pos.control.moveClock({ advanceMs: 6 * DAY_MS });
  pos.control.updateOrder(order?.id ?? "", { note: "Touched" });
  await pull("orders");
  expect(await read()).toEqual(first);
});
