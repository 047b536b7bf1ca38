import { beforeEach, expect, test } from "vitest";
import { tags } from "@/lib/cache/tags";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
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

test("requires an admin and an existing record, writes an audit entry, and has the duplicates counted again", async () => {
  const { id } = await makeCustomer(db(), { firstName: "Ana" });
  const input = { id, isTestRecord: true };
  await expect(setTestRecord(anonymousCtx(), input)).rejects.toMatchObject({ code: "unauthenticated" });
  const staff = systemCtx("test");
  await setTestRecord(staff, input);
  expect([...staff.touched]).toEqual(expect.arrayContaining([tags.customers(), tags.duplicates()]));
  expect(await db().auditEntry.count({ where: { entity: "customer", entityId: id } })).toBe(1);
});
