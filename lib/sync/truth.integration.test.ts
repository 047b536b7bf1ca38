import { beforeAll, describe, expect, test } from "vitest";
import { createCtx, systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { dollarsToCents } from "@/lib/money";
import { ordersBehind, reconcile } from "@/lib/orders/reconciliation";
import { revenueByDay } from "@/lib/orders/revenue";
import { TIERS } from "@/lib/tier";
import { addShopDays, DAY_MS, shopDay, startOfShopDay, subShopDays } from "@/lib/time";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop } from "@/tests/support/practice-shop";
import { PULL_KINDS } from "./kinds";
import { sync } from "./start-sync";

const ctx = systemCtx("test");
const { pos, clover } = await practiceOfFile({ customers: 1_200, orders: 1_200, days: 110 });

const pullAll = async (at = new Date()) => {
  const then = createCtx({ actor: ctx.actor, now: () => at });
  for (const kind of PULL_KINDS) await sync(then, kind, { clover });
};
beforeAll(async () => {
  await emptyShop();
  await pullAll();
}, 120_000);

async function expectTruth(): Promise<void> {
  const { products, customers, orders } = await pos.control.truth();
  const isListed = { removedAt: null };
  expect(await db().product.count({ where: { isForSale: true, isGroup: false } })).toBe(products?.active);
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
  expect(paid.eligibleOrders).toBe(orders?.visits.moneyTaken.eligible);
  expect(await db().loyaltyCheckin.count({ where: { voidedAt: null, customer: isListed } })).toBe(
    orders?.visits.moneyTaken.eligible,
  );
  const reached = await db().customer.findMany({
    where: { ...isListed, isPlaceholder: false },
    select: { id: true, memberId: true, memberVisits: true },
  });
  const members = reached.filter(({ id, memberId }) => id === memberId);
  const tiers = Object.fromEntries(
    TIERS.map(({ name, visits }, at) => {
      const next = TIERS[at - 1]?.visits ?? Number.POSITIVE_INFINITY;
      return [name, members.filter(({ memberVisits: n }) => n >= visits && n < next).length];
    }),
  );
  expect(tiers).toEqual(orders?.visits.moneyTaken.memberTiers);
}

test("a first sync of everything and a backfill match the figures of the point of sale", async () => {
  await expectTruth();
});

describe("the money of a date range", () => {
  const cents = (dollars: string) => Number(dollarsToCents(dollars));
  const spans = [
    ["a day", 3, 3],
    ["a week", 7, 1],
    ["all days", 120, 0],
  ] as const;

  test.each(spans)(
    "for %s equals the register's figures line by line under both definitions",
    async (_, back, until) => {
      const now = new Date(pos.control.clock().now);
      const [first, last] = [subShopDays(now, back), subShopDays(now, until)];
      const truth = await pos.control.money({ from: shopDay(first), to: shopDay(last) });
      const span = { from: startOfShopDay(first), to: startOfShopDay(addShopDays(last, 1)) };
      const found = await reconcile(ctx, span);
      const { lines, revenue } = truth.moneyTaken;
      expect({
        sales: cents(found.lines.sales),
        discounts: -cents(found.lines.discounts) || 0,
        refunds: -cents(found.lines.refunds) || 0,
        tax: cents(found.lines.tax),
        tips: cents(found.lines.tips),
        giftCards: cents(found.lines["gift-cards"]),
      }).toEqual(lines);
      expect(cents(found.revenue)).toBe(revenue);
      const days = [...(await revenueByDay(ctx, span)).values()];
      expect(days.reduce((total, day) => total + cents(day), 0)).toBe(revenue);
      expect(cents(found.saidPaid)).toBe(truth.paidLiterally.revenue);
      expect(found.unsettled.count).toBe(truth.paidButOpen.orders);
      expect(cents(found.unsettled.total)).toBe(truth.paidButOpen.amount);
      for (const line of ["sales", "refunds", "tax", "tips"] as const) {
        const behind = (await ordersBehind(ctx, span, line, 100_000)).orders;
        const sum = behind.reduce((total, { amount }) => total + cents(amount), 0);
        expect(sum, line).toBe(cents(found.lines[line]));
      }
    },
  );
});

test("orders of more than a hundred lines are complete", async () => {
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

describe("after all kinds of changes at the register", () => {
  test("the figures match again", async () => {
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
