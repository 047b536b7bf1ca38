import { expect, it, vi } from "vitest";
import { tags } from "@/lib/cache/tags";
import { erasePerson } from "@/lib/privacy/erase-person";
import { exportPerson } from "@/lib/privacy/export-person";
import { findPerson } from "@/lib/privacy/find-person";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeUser } from "@/tests/factories/user";
import { withRollback } from "@/tests/support/with-rollback";

vi.hoisted(() => vi.stubEnv("SHOP_PHONE", "(702) 555-0110"));

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
    await openPrivacyRequest(ctx, { kind: "access", name: "Bea", phone: "702-555-0155" });
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "delete", name: "Ana" });
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

it("a number of somebody whom staff separated stays theirs after the register deleted their record", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const phone = { phone: "7025550155", phoneDigits: ["7025550155"] };
    const ana = await makeCustomer(handle, { ...phone, firstName: "Ana" });
    await makeCustomer(handle, { ...phone, firstName: "Bea", isSeparate: true, removedAt: new Date() });
    await handle.contactSubmission.create({
      data: { name: "Bea", email: "bea@example.com", phone: "702-555-0155", message: "Is my glass ready?" },
    });
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "delete", name: "Ana" });
    const these = { requestId, customerIds: [ana.id] };
    expect(JSON.parse((await exportPerson(ctx, these)).text).messages).toEqual([]);
    expect(await erasePerson(ctx, these)).toMatchObject({ records: 1, messages: 0 });
    expect(await handle.erasedIdentifier.count()).toBe(1);
  });
});

it("a number that stands in for one, and the shop's own, are nobody's: nothing is exported, erased or remembered", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const phoneDigits = ["5555555555", "7025550110"];
    const { id } = await makeCustomer(handle, { phone: "555-555-5555", phoneDigits });
    const words = { name: "Zoe", email: "zoe@example.com", message: "Is my glass ready?" };
    await handle.contactSubmission.createMany({
      data: phoneDigits.map((phone) => ({ ...words, phone })),
    });
    const theirs = await openPrivacyRequest(ctx, { kind: "access", name: "Zoe", phone: "555-555-5555" });
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "delete", name: "Dana" });
    const these = { requestId, customerIds: [id] };
    const file = JSON.parse((await exportPerson(ctx, these)).text);
    expect(file).toMatchObject({ customerRecords: [{ phones: phoneDigits }], messages: [], requests: [] });
    expect(await erasePerson(ctx, these)).toMatchObject({ records: 1, messages: 0 });
    expect(await handle.privacyRequest.findUnique({ where: { id: theirs.id } })).toMatchObject({
      name: "Zoe",
    });
    // That of the record's id at the register.
    expect(await handle.erasedIdentifier.count()).toBe(1);
  });
});

it("an account under a person's address is found with their record, and theirs only when chosen", async () => {
  const email = "dana.account@example.com";
  const account = await makeUser({ username: "somebody-else", email });
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const { id } = await makeCustomer(handle, { ...shared, emails: [email] });
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "delete", name: "Dana" });
    const found = await findPerson(ctx, { requestId, q: "702-555-0155" });
    expect(found.accounts.map(({ username }) => username)).toEqual([account.username]);
    const these = { requestId, customerIds: [id] };
    expect(JSON.parse((await exportPerson(ctx, these)).text).accounts).toEqual([]);
    expect(await erasePerson(ctx, { ...these, accountIds: [account.id] })).toMatchObject({ accounts: 1 });
  });
});

it("of more than fifty members, addresses or accounts the first are found, whole, and it is said", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "delete", name: "Zed" });
    const names = Array.from({ length: 51 }, (_, at) => `Zed ${at + 10}`);
    for (const name of names.toReversed()) {
      await makeCustomer(handle, { firstName: name, lastName: "", searchText: name.toLowerCase() });
    }
    const first = await handle.customer.findFirstOrThrow({ where: { firstName: "Zed 10" } });
    await makeCustomer(handle, { firstName: "Joined to Zed 10", lastName: "", memberId: first.memberId });
    const found = await findPerson(ctx, { requestId, q: "zed" });
    const [ten = "", ...others] = names;
    expect(found.records.map(({ name }) => name)).toEqual([ten, "Joined to Zed 10", ...others.slice(0, 49)]);
    expect(found.isCut).toBe(true);
    expect((await findPerson(ctx, { requestId, q: "zed 1" })).isCut).toBe(false);
    const sent = { name: "Zoe", message: "Hello", createdAt: new Date("2026-11-21T20:00:00Z") };
    const addresses = names.map((_, at) => `zoe${at}@example.com`);
    await handle.contactSubmission.createMany({ data: addresses.map((email) => ({ ...sent, email })) });
    const { messages, isCut } = await findPerson(ctx, { requestId, q: "zoe" });
    expect([messages.length, isCut]).toEqual([50, true]);
    await handle.contactSubmission.delete({ where: { id: messages[0]?.id ?? "" } });
    expect((await findPerson(ctx, { requestId, q: "zoe" })).isCut).toBe(false);
  });
});

it("of one address the last message is found, with which the others go", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "access", name: "Zoe" });
    const data = Array.from({ length: 51 }, (_, at) => ({
      name: "Zoe",
      email: at % 2 ? "Zoe@example.com" : "zoe@example.com",
      message: `Hello ${at}`,
      createdAt: new Date(Date.UTC(2026, 10, 21, 20, at)),
    }));
    await handle.contactSubmission.createMany({ data });
    const { messages, isCut } = await findPerson(ctx, { requestId, q: "zoe@example.com" });
    expect([messages.map(({ createdAt }) => createdAt), isCut]).toEqual([
      ["2026-11-21T20:50:00.000Z"],
      false,
    ]);
    const file = await exportPerson(ctx, { requestId, customerIds: [], emails: ["zoe@example.com"] });
    expect(JSON.stringify(file).match(/Hello/g)).toHaveLength(51);
  });
});

it("a record is found by a part of its number, however that is typed", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    await makeCustomer(handle, { phone: "7025550177", searchText: "dana rivera\n7025550177" });
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "delete", name: "Dana" });
    for (const q of ["555-0177", "(702) 555-017", "5550177"])
      expect((await findPerson(ctx, { requestId, q })).records, q).toMatchObject([{ phone: "7025550177" }]);
  });
});
