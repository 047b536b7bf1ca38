import { expect, it } from "vitest";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";
import { exportCustomers, recordCustomerExport } from "./export-customers";
import { streamCustomers } from "./queries";
import type { CustomerDto } from "./schema";

async function namesOf(rows: AsyncIterable<CustomerDto>): Promise<string[]> {
  const names: string[] = [];
  for await (const { firstName } of rows) names.push(firstName);
  return names;
}
const joined = (day: number) => new Date(Date.UTC(2026, 9, day, 20));

it("streams the customers of a filter, a search and the launch date, newest first, to admins only", async () => {
  await withRollback(async (db) => {
    await makeCustomer(db, { firstName: "Ada", createdAt: joined(1), marketingAllowed: true });
    await makeCustomer(db, { firstName: "Bo", createdAt: joined(3) });
    await makeCustomer(db, { firstName: "Test", createdAt: joined(2), isPlaceholder: true });
    const ctx = adminCtx(db);
    expect(await namesOf(streamCustomers(ctx, "all", null))).toEqual(["Bo", "Test", "Ada"]);
    expect(await namesOf(streamCustomers(ctx, "legitimate", null))).toEqual(["Bo", "Ada"]);
    expect(await namesOf(streamCustomers(ctx, "opted-in", null))).toEqual(["Ada"]);
    expect(await namesOf(streamCustomers(ctx, "launch", joined(2)))).toEqual(["Bo"]);
    expect(await namesOf(streamCustomers(ctx, "all", null, { q: "ada" }))).toEqual(["Ada"]);
    await expect(namesOf(streamCustomers(customerCtx(db), "all", null))).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

it("records who took which list before the first row is read, without what was searched for", async () => {
  await withRollback(async (db) => {
    await makeCustomer(db, { firstName: "Ada" });
    const rows = await exportCustomers(adminCtx(db), { filter: "legitimate", q: "ada" });
    const entries = await db.auditEntry.findMany({ where: { action: "export" } });
    expect(entries).toMatchObject([
      { actorName: "owner", entityId: "legitimate", changes: { searched: [null, true] } },
    ]);
    expect(JSON.stringify(entries[0]?.changes)).not.toContain("ada");
    expect(await namesOf(rows)).toEqual(["Ada"]);
    const refused = exportCustomers(customerCtx(db), { filter: "all", q: "" });
    await expect(refused).rejects.toMatchObject({ code: "forbidden" });
    await expect(recordCustomerExport(customerCtx(db), "all")).rejects.toMatchObject({ code: "forbidden" });
    expect(await db.auditEntry.count({ where: { action: "export" } })).toBe(1);
  });
});
