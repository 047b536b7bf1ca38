import { expect, it } from "vitest";
import { customerCounts, searchCustomers } from "@/lib/customers/queries";
import { CUSTOMER_FILTERS, CustomerListQuery, type CustomerSort } from "@/lib/customers/schema";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

it("sorts by newest, by last visit or by visits, with a stable order among equals", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    await makeCustomer(db, { firstName: "Ann", createdAt: at(1), checkinCount: 9, lastVisitAt: at(9) });
    await makeCustomer(db, { firstName: "Bob", createdAt: at(3), checkinCount: 2 });
    await makeCustomer(db, { firstName: "Cal", createdAt: at(2), checkinCount: 50, lastVisitAt: at(8) });
    await makeCustomer(db, { firstName: "Test", createdAt: at(4), checkinCount: 90, isPlaceholder: true });
    const query = CustomerListQuery.parse({});
    const names = async (order?: CustomerSort) => {
      const { rows, total } = await searchCustomers(ctx, query, {
        filter: "legitimate",
        launch: null,
        order,
      });
      expect(total).toBe(3);
      const members = { filter: "legitimate", launch: null, order, isByMember: true } as const;
      expect((await searchCustomers(ctx, query, members)).rows).toEqual(rows);
      return rows.map(({ firstName }) => firstName);
    };
    expect(await names()).toEqual(["Bob", "Cal", "Ann"]);
    expect(await names("most-visits")).toEqual(["Cal", "Ann", "Bob"]);
    expect(await names("last-visit")).toEqual(["Ann", "Cal", "Bob"]);
  });
});

it("returns the last page for one beyond it, with or without precomputed counts", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    const launch = new Date(Date.UTC(2026, 10, 2));
    await makeCustomer(db, {
      firstName: "Ann",
      createdAt: new Date(Date.UTC(2026, 10, 1)),
      marketingAllowed: true,
    });
    await makeCustomer(db, { firstName: "Bob", createdAt: launch });
    await makeCustomer(db, { firstName: "Test", createdAt: launch, isPlaceholder: true });
    const counts = customerCounts(ctx, launch);
    const totals: Record<string, number> = {};
    for (const filter of CUSTOMER_FILTERS) {
      const beyond = CustomerListQuery.parse({ page: "7" });
      const asked = await searchCustomers(ctx, beyond, { filter, launch });
      expect(asked).toMatchObject({ page: 1, pages: 1 });
      expect(asked.rows).toHaveLength(asked.total);
      expect(await searchCustomers(ctx, beyond, { filter, launch, counts })).toEqual(asked);
      totals[filter] = asked.total;
    }
    expect(totals).toEqual({ all: 3, legitimate: 2, "opted-in": 1, launch: 1 });
    const nobody = CustomerListQuery.parse({ q: "zzz" });
    expect(await searchCustomers(ctx, nobody, { filter: "all", launch, counts })).toMatchObject({
      rows: [],
      total: 0,
    });
  });
});

it.each([
  "7025550110",
  "(702) 555-0110",
  "+1 702-555-0110",
  "1 (702) 555-0110",
  "(702) 555",
  "555.0110",
  "702",
])("finds a phone number typed as %s", async (q) => {
  await withRollback(async (db) => {
    const found = (phone: string) =>
      makeCustomer(db, { phone, phoneDigits: ["7025550110"], searchText: `dana\n${phone}\n7025550110` });
    await found("+17025550110");
    await makeCustomer(db, { phone: "3105559988", searchText: "robin\n3105559988" });
    const query = CustomerListQuery.parse({ q });
    const { rows } = await searchCustomers(adminCtx(db), query, { filter: "all", launch: null });
    expect(rows.map(({ phone }) => phone)).toEqual(["+17025550110"]);
  });
});

it.each(["dana fox", "Dana  Fox", "dana\tfox", "a \u00a0fo"])("finds a name typed as %j", async (q) => {
  await withRollback(async (db) => {
    const { id } = await makeCustomer(db, { searchText: "dana fox\ndana@example.com" });
    await makeCustomer(db, { searchText: "robin fox\nrobin@example.com" });
    const query = CustomerListQuery.parse({ q });
    const { rows } = await searchCustomers(adminCtx(db), query, { filter: "all", launch: null });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });
});
