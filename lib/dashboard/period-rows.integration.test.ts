import { expect, it } from "vitest";
import { sumOf, weekdayIndex } from "@/lib/dashboard/chart";
import { periodOf } from "@/lib/dashboard/period";
import { ordersByHour, periodFigures } from "@/lib/dashboard/period-figures";
import { RowsQuery, readPeriodRows } from "@/lib/dashboard/period-rows";
import type { Db } from "@/lib/db/client";
import { OrderFilter } from "@/lib/orders/filter";
import { orderFigures, searchOrders } from "@/lib/orders/queries";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

/** A quarter past midnight in Las Vegas, the day after the clocks went back. */
const now = new Date("2026-11-02T08:15:00Z");

/** An order, a member and two visits, one of them void, in every other hour of 40 days. */
async function fill(db: Db): Promise<void> {
  const { id: customerId } = await makeCustomer(db, { createdAt: new Date("2020-01-01") });
  for (let hours = 0; hours < 40 * 24; hours += 17) {
    const createdAt = new Date(now.getTime() - hours * 3_600_000);
    await makeOrder(db, { createdAt, subtotal: "1.25" });
    await makeCustomer(db, { createdAt });
    const visit = { customerId, phone: "7025550110", shopDay: createdAt, createdAt };
    await db.loyaltyCheckin.createMany({ data: [visit, { ...visit, voidedAt: now }] });
  }
}

it("uses one window and one definition on the dashboard, the Orders screen and in the rows of a figure", async () => {
  await withRollback(async (db) => {
    await fill(db);
    // The register's clock may be ahead of this one.
    await makeOrder(db, { createdAt: new Date(now.getTime() + 10 * 60_000), subtotal: "3.50" });
    const ctx = adminCtx(db, now);
    const figures = await orderFigures(ctx);
    for (const [days, span] of [
      [7, figures.week],
      [30, figures.month],
    ] as const) {
      const period = periodOf({ days }, now);
      const { current } = await periodFigures(ctx, period);
      expect(sumOf(current, ({ orders }) => orders)).toBe(span.count);
      expect(sumOf(current, ({ revenue }) => Number(revenue)).toFixed(2)).toBe(span.revenue);
      const [first = "", last = ""] = [current[0]?.day, current.at(-1)?.day];
      const listed = (hour?: number) =>
        searchOrders(ctx, { q: "", page: 1, filter: OrderFilter.parse({ from: first, to: last, hour }) });
      expect((await listed()).total).toBe(span.count);
      const hours = await ordersByHour(ctx, period);
      expect((await listed(13)).total).toBe(hours[13]);
      const rows = async (kind: "visits" | "members", weekday?: number) =>
        (await readPeriodRows(ctx, RowsQuery.parse({ rows: kind, first, last, weekday })))?.total;
      for (const weekday of [1, 7]) {
        const same = current.filter(({ day }) => weekdayIndex(day) === weekday - 1);
        expect(await rows("visits", weekday)).toBe(sumOf(same, ({ visits }) => visits));
        const filter = OrderFilter.parse({ from: first, to: last, weekday });
        expect((await searchOrders(ctx, { q: "", page: 1, filter })).total).toBe(
          sumOf(same, ({ orders }) => orders),
        );
      }
      expect(await rows("visits")).toBe(sumOf(current, ({ visits }) => visits));
      expect(await rows("members")).toBe(sumOf(current, ({ newMembers }) => newMembers));
    }
  });
});

it("shows the address of a new member that another record holds", async () => {
  await withRollback(async (db) => {
    const parts = { createdAt: now, phone: null, email: null, emails: ["shared@dana.example"] };
    const { id } = await makeCustomer(db, parts);
    const query = RowsQuery.parse({ rows: "members", first: "2026-11-02" });
    const found = await readPeriodRows(adminCtx(db, now), query);
    const row = found?.rows.find(({ customerId }) => customerId === id);
    expect(row).toMatchObject({ note: "shared@dana.example", isPhone: false });
  });
});

it("answers invalid, reversed or hundred-year ranges with few rows or an error message", async () => {
  await withRollback(async (db) => {
    await fill(db);
    const rows = (first?: string, last?: string) =>
      readPeriodRows(adminCtx(db, now), RowsQuery.parse({ rows: "visits", first, last }));
    expect(await rows()).toBeNull();
    expect(await rows("2026-02-31")).toBeNull();
    expect(await rows("2026-11-02", "2026-11-01")).toBeNull();
    const century = await rows("1926-01-01", "2026-12-31");
    expect(century?.rows.length).toBe(century?.total);
    await expect(readPeriodRows(customerCtx(), { rows: "visits" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
