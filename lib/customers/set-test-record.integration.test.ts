import { beforeEach, expect, test } from "vitest";
import { tags } from "@/lib/cache/tags";
import { systemCtx } from "@/lib/context";
import { customerCounts, searchCustomers } from "@/lib/customers/queries";
import type { CustomerFilter } from "@/lib/customers/schema";
import { db } from "@/lib/db/client";
import { countTiers } from "@/lib/loyalty/queries";
import { sync } from "@/lib/sync/start-sync";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";
import { setTestRecord } from "./set-test-record";

const ctx = systemCtx("test");
beforeEach(emptyShop);

test("staff can mark a record the rule takes for a test as a person, which a sync keeps", async () => {
  const { pos, clover } = await startPractice({ products: 1, customers: 3, orders: 1 });
  try {
    const made = pos.control.createCustomer({ firstName: "Demo", lastName: "Test", phones: ["7025550188"] });
    const read = () => db().customer.findUniqueOrThrow({ where: { cloverId: made.id } });
    await sync(ctx, "customers", { clover });
    const { id, isPlaceholder } = await read();
    expect(isPlaceholder).toBe(true);
    await setTestRecord(ctx, { id, isTestRecord: false });
    pos.control.updateCustomer(made.id, { lastName: "Tester" });
    await sync(ctx, "customers", { clover });
    expect(await read()).toMatchObject({ isPlaceholder: false, lastName: "Tester" });
    await setTestRecord(ctx, { id, isTestRecord: null });
    expect(await read()).toMatchObject({ isPlaceholder: true, placeholderByStaff: null });
  } finally {
    await pos.close();
  }
});

test("a person of whom the register has no contact is a customer, but not a legitimate one", async () => {
  const { id } = await makeCustomer(db(), {
    phone: null,
    phoneDigits: [],
    isPlaceholder: true,
    placeholderReason: "No valid email and no full phone number",
    marketingAllowed: true,
  });
  await setTestRecord(ctx, { id, isTestRecord: false });
  const of = { total: 1, placeholders: 0, legitimate: 0, marketingOptedIn: 0, legitimateAfterLaunch: 0 };
  expect(await customerCounts(ctx, new Date("2020-01-01"))).toEqual(of);
  expect(await countTiers(ctx, null)).toMatchObject({ members: 0 });
  const listed = (filter: CustomerFilter) =>
    searchCustomers(ctx, { q: "", page: 1 }, { filter, launch: null, isByMember: true });
  expect((await listed("all")).rows.map((row) => row.id)).toEqual([id]);
  expect((await listed("legitimate")).rows).toEqual([]);
  await db().customer.update({ where: { id }, data: { emails: ["dana@example.com"] } });
  expect(await countTiers(ctx, null)).toMatchObject({ members: 1 });
  expect((await listed("legitimate")).rows).toHaveLength(1);
});

test("requires an admin and an existing record, writes an audit entry, and has the duplicates counted again", async () => {
  const { id } = await makeCustomer(db(), { firstName: "Ana" });
  const input = { id, isTestRecord: true };
  await expect(setTestRecord(anonymousCtx(), input)).rejects.toMatchObject({ code: "unauthenticated" });
  const staff = systemCtx("test");
  const missing = { id: "00000000-0000-4000-8000-00000000dead", isTestRecord: true };
  await expect(setTestRecord(staff, missing)).rejects.toMatchObject({ code: "P2025" });
  await setTestRecord(staff, input);
  expect([...staff.touched]).toEqual(expect.arrayContaining([tags.customers(), tags.duplicates()]));
  expect(await db().auditEntry.count({ where: { entity: "customer", entityId: id } })).toBe(1);
});
