import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop } from "@/tests/support/practice-shop";
import type { SyncKind } from "./kinds";
import { sync } from "./start-sync";

const { pos, clover, now, ctx: registerCtx } = await practiceOfFile({ products: 5, customers: 0, orders: 0 });

beforeEach(emptyShop);

const ctx = systemCtx("test");
async function pull(...kinds: SyncKind[]) {
  for (const kind of kinds) await sync(registerCtx(), kind, { clover });
}
const everything = () => pull("customers", "orders", "visits", "changes", "visits");

async function visitOf(orderId: string) {
  return db().loyaltyCheckin.findFirstOrThrow({ where: { order: { cloverId: orderId } } });
}

test("keeps a visit restored by staff through syncs, although its order was fully refunded", async () => {
  const buyer = pos.control.createCustomer({ firstName: "Ina", phones: ["702-555-0171"] });
  const [order] = pos.control.addOrders({ customerId: buyer.id, lines: [{ price: 1_000 }] });
  await everything();
  const { id } = await visitOf(String(order?.id));
  pos.control.moveClock({ advanceMs: 60_000 });
  pos.control.refundOrder(String(order?.id), {});
  await everything();
  expect(await visitOf(String(order?.id))).toMatchObject({ id, voidedBy: "(point of sale)" });
  expect(await restoreCheckin(ctx, { id, reason: "It was a visit" })).toMatchObject({ checkinCount: 1 });
  for (let round = 0; round < 2; round++) {
    pos.control.moveClock({ advanceMs: 60_000 });
    pos.control.updateOrder(String(order?.id), { modifiedTime: now().getTime() });
    await everything();
    expect(await visitOf(String(order?.id))).toMatchObject({ id, voidedAt: null, voidedBy: null });
  }
  expect(await db().customer.findMany({ select: { memberVisits: true } })).toEqual([{ memberVisits: 1 }]);
});

test("keeps a visit voided by staff void through syncs and does not create it again", async () => {
  const buyer = pos.control.createCustomer({ firstName: "Ona", phones: ["702-555-0172"] });
  const [order] = pos.control.addOrders({ customerId: buyer.id, lines: [{ price: 1_000 }] });
  await everything();
  const { id } = await visitOf(String(order?.id));
  await voidCheckin(ctx, { id, reason: "Not a visit" });
  pos.control.moveClock({ advanceMs: 60_000 });
  pos.control.updateOrder(String(order?.id), { modifiedTime: now().getTime() });
  await everything();
  expect(await visitOf(String(order?.id))).toMatchObject({ id, voidReason: "Not a visit" });
  expect(await db().loyaltyCheckin.count({ where: { voidedAt: null, order: { cloverId: order?.id } } })).toBe(
    0,
  );
});
