import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { periodOf } from "./period";
import { cachedPeriodReport } from "./period-report";

beforeEach(emptyShop);

const now = new Date("2026-11-20T20:00:00Z");

it("says everything of exactly the days that were asked for, to admins only", async () => {
  await makeOrder(db(), { createdAt: new Date("2026-11-19T20:30:00Z"), subtotal: "12.50" });
  await makeOrder(db(), { createdAt: new Date("2026-11-18T20:30:00Z"), subtotal: "4.00" });
  await makeOrder(db(), { createdAt: new Date("2026-11-20T19:00:00Z"), subtotal: "9.00" });
  const day = periodOf({ from: "2026-11-19", to: "2026-11-19", days: undefined }, now);
  const report = await cachedPeriodReport(adminCtx(undefined, now), day);
  expect(report.current).toMatchObject([{ day: "2026-11-19", revenue: "12.50", orders: 1 }]);
  expect(report.previous).toMatchObject([{ day: "2026-11-18", revenue: "4.00", orders: 1 }]);
  expect(report.hours[12]).toBe(1);
  expect(report.sellers).toEqual([]);
  expect(report.moves).toEqual({ VIP: 0, Gold: 0, Silver: 0, Bronze: 0 });
  await expect(cachedPeriodReport(customerCtx(undefined, now), day)).rejects.toMatchObject({
    code: "forbidden",
  });
});
