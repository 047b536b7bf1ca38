import { expect, it } from "vitest";
import { searchCustomers } from "@/lib/customers/queries";
import { CustomerListQuery } from "@/lib/customers/schema";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/setup/with-rollback";

it("lists the newest customers first, or those with the most visits, always the same among equals", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    await makeCustomer(db, { firstName: "Ann", createdAt: at(1), checkinCount: 9 });
    await makeCustomer(db, { firstName: "Bob", createdAt: at(3), checkinCount: 2 });
    await makeCustomer(db, { firstName: "Cal", createdAt: at(2), checkinCount: 50 });
    await makeCustomer(db, { firstName: "Test", createdAt: at(4), checkinCount: 90, isPlaceholder: true });
    const query = CustomerListQuery.parse({});
    const names = async (order?: "newest" | "most visits") => {
      const { rows, total } = await searchCustomers(ctx, "legitimate", null, query, order);
      expect(total).toBe(3);
      return rows.map(({ firstName }) => firstName);
    };
    expect(await names()).toEqual(["Bob", "Cal", "Ann"]);
    expect(await names("most visits")).toEqual(["Cal", "Ann", "Bob"]);
  });
});
