import { expect, it } from "vitest";
import { GET } from "@/app/api/orders/export/route";
import { db } from "@/lib/db/client";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";

it("sends all orders of a list, whatever its page, as a file, and escapes formulas", async () => {
  const { cookie } = await makeAdmin();
  const { id: customerId } = await makeCustomer(db(), { firstName: "=1+1", lastName: "Rivera" });
  const { id, cloverId } = await makeOrder(db(), { customerId, createdAt: new Date("2026-11-02T20:00:00Z") });
  await makeOrder(db(), { createdAt: new Date("2026-11-03T20:00:00Z") });
  const path = "/api/orders/export?from=2026-11-02&to=2026-11-02&page=7";
  const answer = await callRoute(GET, { path, cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/filename="orders-\d{4}-\d\d-\d\d\.csv"/);
  const [header, ...rows] = (await answer.text()).split("\r\n");
  expect(header).toContain("Day,Time,Kind,Order,Clover id,Customer,");
  expect(rows).toEqual([
    `2026-11-02,12:00,Order,${id},${cloverId},'=1+1 Rivera,locked,paid,0.00,0.00,20.00,1.68,0.00,0.00,0.00,21.68,0.00,no`,
    "",
  ]);
});

it("requires an admin", () => expectAdminOnly(GET));
