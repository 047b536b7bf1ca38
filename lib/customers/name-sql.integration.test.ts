import { expect, it } from "vitest";
import { fullName } from "@/lib/customers/full-name";
import { fullNameSql, shownEmailSql } from "@/lib/customers/name-sql";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

it.each([
  { firstName: "Dana", lastName: "Rivers" },
  { firstName: "Dana", lastName: "" },
  { firstName: "", lastName: "Rivers" },
  { firstName: "", lastName: "" },
])("names $firstName $lastName in a statement as in the interface", async (name) => {
  await withRollback(async (db) => {
    const { id } = await makeCustomer(db, name);
    const rows =
      await db.$queryRaw`SELECT ${fullNameSql("c")} AS name FROM customers c WHERE id = ${id}::uuid`;
    expect(rows).toEqual([{ name: fullName(name) }]);
  });
});

it.each([
  { email: "own@dana.example", emails: ["other@dana.example"], shown: "own@dana.example" },
  { email: null, emails: ["shared@dana.example"], shown: "shared@dana.example" },
  { email: null, emails: [], shown: null },
])("shows $shown as the address", async ({ shown, ...addresses }) => {
  await withRollback(async (db) => {
    const { id } = await makeCustomer(db, addresses);
    const rows = await db.$queryRaw`SELECT ${shownEmailSql()} AS email FROM customers WHERE id = ${id}::uuid`;
    expect(rows).toEqual([{ email: shown }]);
  });
});
