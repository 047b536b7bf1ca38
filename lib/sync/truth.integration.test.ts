import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCtx, systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { TIERS } from "@/lib/loyalty/tier";
import { DAY_MS } from "@/lib/time";
import { emptyShop, startPractice } from "@/tests/setup/practice-shop";
import type { PracticePos } from "@/tools/practice-pos/start";
import { PULL_KINDS } from "./kinds";
import { sync } from "./start";

const ctx = systemCtx("test");
let pos: PracticePos;
let clover: CloverClient;

const pullAll = async (at = new Date()) => {
  const then = createCtx({ actor: ctx.actor, now: () => at });
  for (const kind of PULL_KINDS) await sync(then, kind, { clover });
};
const cents = (dollars: { toFixed: (places: number) => string } | null | undefined) =>
  Math.round(Number(dollars?.toFixed(2) ?? 0) * 100);

type Sale = ReturnType<PracticePos["control"]["order"]>;

function netOf({ payments, refunds, credits }: Sale): number {
  const taken = payments.filter(({ result }) => result === "SUCCESS");
  const back = [...refunds, ...credits.map((credit) => ({ ...credit, tipAmount: 0 }))].filter(
    ({ voided }) => !voided,
  );
  return (
    taken.reduce((sum, { amount, taxAmount }) => sum + amount - taxAmount, 0) -
    back.reduce((sum, { amount, taxAmount, tipAmount }) => sum + amount - taxAmount - tipAmount, 0)
  );
}

beforeAll(async () => {
  await emptyShop();
  ({ pos, clover } = await startPractice({ customers: 1_800, orders: 2_400, days: 200 }));
  await pullAll();
}, 120_000);
afterAll(() => pos.close());

async function expectTruth(): Promise<void> {
  const { products, customers, orders } = await pos.control.truth();
  const isListed = { removedAt: null };
  expect(await db().product.count({ where: { isForSale: true } })).toBe(products?.active);
  expect(await db().customer.count({ where: isListed })).toBe(customers?.listed);
  expect(await db().customer.count({ where: { ...isListed, isPlaceholder: true } })).toBe(
    customers?.placeholders,
  );
  expect(await db().customer.count({ where: { ...isListed, marketingAllowed: true } })).toBe(
    customers?.marketingAllowed,
  );
  expect(
    await db().customer.count({ where: { ...isListed, marketingAllowed: true, isPlaceholder: false } }),
  ).toBe(customers?.legitimateOptedIn);
  expect(await db().order.count({ where: isListed })).toBe(orders?.listed);
  expect(await db().orderItem.count({ where: { order: isListed } })).toBe(orders?.lines);
  expect(await db().order.count({ where: { ...isListed, isTest: true } })).toBe(orders?.testMode);
  expect(await db().order.count({ where: { ...isListed, customerCloverId: { not: null } } })).toBe(
    orders?.withCustomer,
  );
  const paid = await backfillCheckins(ctx);
  expect(paid.eligibleOrders).toBe(orders?.eligibleForVisit);
  expect(await db().loyaltyCheckin.count({ where: { voidedAt: null, customer: isListed } })).toBe(
    orders?.eligibleForVisit,
  );
  const reached = await db().customer.findMany({
    where: { ...isListed, isPlaceholder: false },
    select: { checkinCount: true },
  });
  const tiers = Object.fromEntries(
    TIERS.map(({ name, visits }, at) => {
      const next = TIERS[at - 1]?.visits ?? Number.POSITIVE_INFINITY;
      return [name, reached.filter(({ checkinCount: n }) => n >= visits && n < next).length];
    }),
  );
  expect(tiers).toEqual(orders?.tiers);
}

test("a first sync of everything and a backfill give the numbers the point of sale says are true", async () => {
  await expectTruth();
});

test("the sales before tax add up to the point of sale's own sum, to the cent", async () => {
  const { orders } = await pos.control.truth(["orders"]);
  const kept = await db().order.findMany({
    where: { isTest: false },
    select: { cloverId: true, subtotal: true },
  });
  const sum = kept.reduce((total, { subtotal }) => total + cents(subtotal), 0);
  // An order that gave back more than it took counts as nothing here, and as less than nothing there.
  const below = kept.map(({ cloverId }) => Math.min(0, netOf(pos.control.order(String(cloverId)))));
  expect(sum + below.reduce((total, net) => total + net, 0)).toBe(orders?.ever.net);
});

test("orders of more than a hundred lines are whole", async () => {
  const { orders } = await pos.control.truth(["orders"]);
  const long = await db().orderItem.groupBy({
    by: ["orderId"],
    having: { orderId: { _count: { gt: 100 } } },
  });
  expect(long).toHaveLength(orders?.over100Lines ?? -1);
});

test("a second sync of everything changes nothing", async () => {
  for (const kind of PULL_KINDS) {
    expect(await sync(ctx, kind, { clover })).toMatchObject({ created: 0, updated: 0, switchedOff: 0 });
  }
});

describe("after everything that may happen at a register", () => {
  test("the numbers are true again", async () => {
    const { control } = pos;
    const [first, second] = await db().order.findMany({
      where: {
        status: "locked",
        paymentStatus: "paid",
        isTest: false,
        customer: { phoneDigits: { isEmpty: false } },
      },
      orderBy: { createdAt: "asc" },
      take: 2,
    });
    control.refundOrder(String(first?.cloverId), { reason: "months later" });
    control.deleteOrder(String(second?.cloverId));
    const early = control.addOrders({ lines: [{ price: 1_250 }], count: 7 });
    const dana = control.createCustomer({ firstName: "Dana", lastName: "Late", phones: ["(702) 555-9911"] });
    for (const { id } of early) control.attachCustomer(id, dana.id);
    control.addOrders({ lines: [{ price: 500 }], testMode: true, customerId: dana.id });
    control.addOrders({ lines: [{ price: 500 }], paid: false, customerId: dana.id });
    const gone = await db().customer.findFirstOrThrow({
      where: { removedAt: null, checkinCount: { gt: 0 } },
      orderBy: { checkinCount: "desc" },
    });
    control.deleteCustomer(String(gone.cloverId));
    // The deleted order is older than 90 days: such are looked for once a day.
    await pullAll(new Date(Date.now() + DAY_MS));
    await expectTruth();
    const late = await db().customer.findUniqueOrThrow({ where: { cloverId: dana.id } });
    expect(late.checkinCount).toBe(7);
  });
});
