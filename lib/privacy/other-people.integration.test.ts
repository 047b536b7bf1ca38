import { expect, it } from "vitest";
import { tags } from "@/lib/cache/tags";
import { erasePerson } from "@/lib/privacy/erase-person";
import { exportPerson } from "@/lib/privacy/export-person";
import { findPerson } from "@/lib/privacy/find-person";
import { openRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeUser } from "@/tests/factories/user";
import { withRollback } from "@/tests/support/with-rollback";

const shared = { phone: "7025550155", phoneDigits: ["7025550155"], emails: ["home@example.com"] };

it("of a number and an address that another member has too, nothing is exported, erased or remembered", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const ana = await makeCustomer(handle, { ...shared, firstName: "Ana" });
    const bea = await makeCustomer(handle, { ...shared, firstName: "Bea" });
    const words = { name: "Bea", message: "Is my glass ready?" };
    await handle.contactSubmission.create({
      data: { ...words, email: "bea@example.com", phone: "702-555-0155" },
    });
    await handle.contactSubmission.create({ data: { ...words, email: "home@example.com" } });
    await openRequest(ctx, { kind: "access", name: "Bea", phone: "702-555-0155" });
    const { id: requestId } = await openRequest(ctx, { kind: "delete", name: "Ana" });
    const these = { requestId, customerIds: [ana.id] };
    const file = JSON.parse((await exportPerson(ctx, these)).text);
    expect(file).toMatchObject({ customerRecords: [{ firstName: "Ana" }], messages: [], requests: [] });
    expect(await erasePerson(ctx, these)).toMatchObject({ records: 1, messages: 0 });
    // The two were a likely duplicate.
    expect(ctx.touched).toContain(tags.duplicates());
    expect(await handle.contactSubmission.count()).toBe(2);
    expect(await handle.erasedIdentifier.count()).toBe(1);

    const hers = { requestId, customerIds: [bea.id] };
    expect(await erasePerson(ctx, hers)).toMatchObject({ records: 1, messages: 2 });
  });
});

it("an account under a person's address is found with their record, and theirs only when chosen", async () => {
  const email = "dana.account@example.com";
  const account = await makeUser({ username: "somebody-else", email });
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const { id } = await makeCustomer(handle, { ...shared, emails: [email] });
    const { id: requestId } = await openRequest(ctx, { kind: "delete", name: "Dana" });
    const found = await findPerson(ctx, { requestId, q: "702-555-0155" });
    expect(found.accounts.map(({ username }) => username)).toEqual([account.username]);
    const these = { requestId, customerIds: [id] };
    expect(JSON.parse((await exportPerson(ctx, these)).text).accounts).toEqual([]);
    expect(await erasePerson(ctx, { ...these, accountIds: [account.id] })).toMatchObject({ accounts: 1 });
  });
});
