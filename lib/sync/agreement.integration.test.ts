import pLimit from "p-limit";
import { beforeAll, describe, expect, test } from "vitest";
import { CUSTOMER_CSV_HEADER, toCsvCells } from "@/lib/customers/csv";
import { streamCustomers } from "@/lib/customers/queries";
import { periodOf } from "@/lib/dashboard/period";
import { periodFigures } from "@/lib/dashboard/period-figures";
import { db } from "@/lib/db/client";
import { lookupByPhone } from "@/lib/loyalty/lookup-by-phone";
import { countTiers } from "@/lib/loyalty/queries";
import { tierLine } from "@/lib/loyalty/tier-note";
import { dollarsToCents } from "@/lib/money";
import { exportOrders, ORDER_CSV_HEADER, toOrderCells } from "@/lib/orders/export-orders";
import { OrderFilter } from "@/lib/orders/filter";
import { orderFigures, searchOrders } from "@/lib/orders/queries";
import { ordersBehind, reconcile } from "@/lib/orders/reconciliation";
import { TIERS, tierFor } from "@/lib/tier";
import { addShopDays, shopDay, startOfShopDay, subShopDays } from "@/lib/time";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop } from "@/tests/support/practice-shop";
import type { OrderInput } from "@/tools/practice/pos/control/inputs";
import { wasMoneyTaken } from "@/tools/practice/pos/control/order-truth";
import { sync } from "./start-sync";

const DAYS = 14;

const { pos, clover, now, ctx } = await practiceOfFile({
  now: "2026-11-20T23:00:00Z",
  products: 60,
  customers: 260,
  orders: 900,
  days: 60,
});
const cents = (dollars: string) => Number(dollarsToCents(dollars));

/** Orders of every kind on several days: sales, refunds, gift cards, charges and open orders. */
function awkwardDays(): void {
  const { control } = pos;
  for (let back = 0; back < DAYS; back += 1) {
    const createdTime = now().getTime() - back * 86_400_000 - 60_000;
    const at = { createdTime, modifiedTime: createdTime };
    const sell = (lines: OrderInput["lines"], more: OrderInput = {}) =>
      String(control.addOrders({ ...at, lines, ...more })[0]?.id);
    sell([{ price: 2_599 }, { price: 1_000, unitQty: 333 }], { tipAmount: 250, discountPercent: 15 });
    sell([{ price: 1_500 }, { price: 5_000, kind: "gift-card" }, { price: 300, kind: "donation" }]);
    sell([{ price: 4_000 }, { price: 720, kind: "service-charge" }, { price: 0, kind: "guest-count" }]);
    control.refundOrder(sell([{ price: 1_999 }, { price: 700 }]), { lines: [1] });
    control.refundOrder(sell([{ price: 3_333 }]), { paymentState: back % 2 ? "stays" : "missing" });
    control.refundOrder(sell([{ price: 900 }, { price: 2_500, kind: "gift-card" }]), { lines: [1] });
    const mixed = sell([{ price: 1_100 }, { price: 2_500, kind: "gift-card" }]);
    control.refundOrder(mixed, { lines: [1], paymentState: "stays" });
    control.refundOrder(sell([{ price: 1_700 }]), { status: "PENDING" });
    control.refundOrder(sell([{ price: 4_000, kind: "gift-card" }]), { amount: 1_500 });
    sell([{ price: 3_000 }], { serviceChargePercent: 18, discountPercent: 10 });
    sell([{ price: 1_250 }], { state: "open" });
    const grown = { state: "open", paymentState: "PARTIALLY_PAID", total: 9_900 } as const;
    control.updateOrder(sell([{ price: 1_600 }]), grown);
    sell([{ price: 800 }], { testMode: true });
    control.refundOrder(sell([{ price: 2_000 }], { tipAmount: 500 }), { amount: 1_700, tipAmount: 500 });
    control.giveCredit({ orderId: sell([{ price: 5_000 }]), amount: 2_000, createdTime });
    control.giveCredit({ orderId: sell([{ price: 1_000 }], { state: "open" }), amount: 400, createdTime });
    control.giveCredit({ amount: 542, taxAmount: 42, createdTime });
    control.giveCredit({ amount: 900, failed: true, createdTime });
  }
}

beforeAll(async () => {
  await emptyShop();
  awkwardDays();
  for (const kind of ["inventory", "customers", "orders", "tiers"] as const)
    await sync(ctx(), kind, { clover });
}, 120_000);

describe("the money of each day", () => {
  const days = Array.from({ length: DAYS }, (_, back) => back);

  test.each(days)("matches the register to the cent on every screen, %i days ago", async (back) => {
    const start = startOfShopDay(subShopDays(now(), back));
    const day = shopDay(start);
    const truth = await pos.control.money({ from: day });
    const found = await reconcile(ctx(), { from: start, to: addShopDays(start, 1) });
    const { lines, revenue } = truth.moneyTaken;
    expect({
      sales: cents(found.lines.sales),
      discounts: -cents(found.lines.discounts),
      refunds: -cents(found.lines.refunds),
      giftCards: cents(found.lines["gift-cards"]),
      tax: cents(found.lines.tax),
      tips: cents(found.lines.tips),
    }).toEqual(lines);
    expect(cents(found.revenue)).toBe(revenue);
    for (const line of ["tax", "tips"] as const) {
      const { orders } = await ordersBehind(ctx(), { from: start, to: addShopDays(start, 1) }, line, 100_000);
      expect(orders.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(lines[line]);
    }
    expect(cents(found.saidPaid)).toBe(truth.paidLiterally.revenue);
    expect(cents(found.unsettled.total)).toBe(truth.paidButOpen.amount);
    const { current } = await periodFigures(ctx(), periodOf({ days: undefined, from: day, to: day }, now()));
    expect(cents(current[0]?.revenue ?? "")).toBe(revenue);
    const credits = truth.moneyTaken.credits;
    expect(await revenueOfList(day)).toBe(revenue + credits);
    expect(await revenueOfExport(day)).toBe(revenue);
    for (const part of [revenue, lines.refunds, lines.giftCards, lines.tax, credits])
      expect(part).not.toBe(0);
  });

  test("matches the dashboard's card for the current day", async () => {
    const truth = await pos.control.money({ from: shopDay(now()) });
    const { today } = await orderFigures(ctx());
    expect(cents(today.revenue)).toBe(truth.moneyTaken.revenue);
  });
});

/** Revenue of a day from the rows of the Orders screen that are paid or refunded. */
async function revenueOfList(day: string): Promise<number> {
  let sum = 0;
  for (const show of ["paid", "refunded"] as const) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const filter = { show, from: day, to: day, hour: undefined };
      const list = await searchOrders(ctx(), { q: "", page, filter });
      pages = list.pages;
      const rows = list.rows.filter(
        (row) => row.status === "locked" && (show === "paid" || row.paymentStatus !== "paid"),
      );
      sum += rows.reduce((total, row) => total + cents(row.subtotal), 0);
    }
  }
  return sum;
}

/** The revenue column of the export of a day, whatever its orders are. */
async function revenueOfExport(day: string): Promise<number> {
  let sum = 0;
  const filter = OrderFilter.parse({ from: day, to: day });
  for await (const order of await exportOrders(ctx(), { q: "", filter }))
    sum += cents(String(toOrderCells(order)[ORDER_CSV_HEADER.indexOf("Revenue")]));
  return sum;
}

const digitsOf = (phones: readonly string[]) =>
  phones.flatMap((phone) => /^1?(\d{10})$/.exec(phone.replace(/\D/g, ""))?.[1] ?? []);

/** Visits by phone number, from the register's own records: records that share one are one member. */
async function visitsAtTheRegister() {
  const records = await db().customer.findMany({ where: { removedAt: null, cloverId: { not: null } } });
  const groups = new Map<string, { numbers: Set<string>; visits: number }>();
  const groupOf = new Map<string, { numbers: Set<string>; visits: number }>();
  for (const { cloverId } of records) {
    const group = { numbers: new Set(digitsOf(pos.control.customer(String(cloverId)).phones)), visits: 0 };
    for (const number of [...group.numbers]) {
      const known = groups.get(number);
      for (const other of known && known !== group ? known.numbers : []) group.numbers.add(other);
    }
    for (const [id, known] of groupOf)
      if ([...known.numbers].some((number) => group.numbers.has(number))) groupOf.set(id, group);
    for (const number of group.numbers) groups.set(number, group);
    groupOf.set(String(cloverId), group);
  }
  for (const { cloverId } of await db().order.findMany({ where: { removedAt: null } })) {
    const order = pos.control.order(String(cloverId));
    const group = groupOf.get(String(order.customerIds[0]));
    if (group && group.numbers.size > 0 && wasMoneyTaken(order) && !order.testMode) group.visits += 1;
  }
  return { records, groupOf };
}

test("the look-up, the register's note and the CSV agree with the register's orders for every member", async () => {
  const { records, groupOf } = await visitsAtTheRegister();
  const csv = new Map<unknown, ReturnType<typeof toCsvCells>>();
  const [visitsAt, tierAt] = [
    CUSTOMER_CSV_HEADER.indexOf("Visits"),
    CUSTOMER_CSV_HEADER.indexOf("Loyalty tier"),
  ];
  for await (const customer of streamCustomers(ctx(), "all", null))
    csv.set(customer.cloverId, toCsvCells(customer));
  const tiers: Record<string, number> = Object.fromEntries(TIERS.map(({ name }) => [name, 0]));
  let asked = 0;
  // Side by side, because each takes the same time whatever it finds; a crowd would be refused on a busy machine.
  const lookUps = pLimit(8);
  const answers: Promise<unknown[]>[] = [];
  const wanted: unknown[][] = [];
  for (const record of records) {
    const visits = groupOf.get(String(record.cloverId))?.visits ?? 0;
    const tier = tierFor(visits);
    const of = `${record.cloverId} ${record.firstName}`;
    expect([of, csv.get(record.cloverId)?.[visitsAt], csv.get(record.cloverId)?.[tierAt]]).toEqual([
      of,
      visits,
      tier,
    ]);
    if (record.isPlaceholder) continue;
    if (record.memberId === record.id && tier !== "None") tiers[tier] = (tiers[tier] ?? 0) + 1;
    const note = pos.control.customer(String(record.cloverId)).metadata.note ?? "";
    // A member without a tier has a line only where there was one before.
    const [line = ""] = note.split("\n");
    if (tier !== "None" || line.startsWith("[Loyalty]")) expect([of, line]).toEqual([of, tierLine(visits)]);
    if (tier === "None" || !record.phoneDigits[0]) continue;
    asked += 1;
    const [digits, address] = [record.phoneDigits[0], `10.0.${asked >> 8}.${asked & 255}`];
    const look = lookUps(() => lookupByPhone(ctx(), digits, address));
    answers.push(look.then((status) => [of, status.checkinCount, status.tier]));
    wanted.push([of, visits, tier]);
  }
  expect(await Promise.all(answers)).toEqual(wanted);
  expect(asked).toBeGreaterThan(5);
  expect(await countTiers(ctx(), null)).toMatchObject(tiers);
});
