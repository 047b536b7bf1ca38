import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { freshPractice } from "@/tests/support/practice-of-file";
import { readTierSyncStatus } from "./queries";
import { sync } from "./start-sync";

const ctx = systemCtx("test");
const { pos, clover } = await freshPractice({ customers: 0, orders: 0, products: 10 });
const ODD = { metadata: { dobMonth: "4" } };
const REASON = "customer: cannot be read";
const LINE = "[Loyalty] Bronze · 5 visits";
const push = () => sync(ctx, "tiers", { clover });
const noteOf = (id: string) => pos.control.customer(id).metadata.note;

let ids: string[];
beforeEach(async () => {
  ids = Array.from({ length: 9 }, (_, at) => {
    const person = { firstName: "Dana", lastName: "Rivers", phones: [`702555014${at}`] };
    const { id } = pos.control.createCustomer(person);
    pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }], count: 5 });
    return id;
  });
  await sync(ctx, "customers", { clover });
  await sync(ctx, "orders", { clover });
});

test("a record that cannot be read costs its own note alone, is named, and gets it once it is well", async () => {
  const [odd = "", ...others] = ids;
  pos.control.updateCustomer(odd, { wire: ODD });
  for (const updated of [others.length, 0]) {
    expect(await push()).toMatchObject({
      updated,
      skipped: { [REASON]: 1 },
      skippedRecords: { [REASON]: [{ id: odd }] },
    });
    expect(await readTierSyncStatus(ctx)).toMatchObject({ status: "idle", lastError: null });
  }
  expect(others.map(noteOf)).toEqual(others.map(() => LINE));
  expect(await db().syncStep.count({ where: { failingSince: { not: null } } })).toBe(0);
  pos.control.updateCustomer(odd, { wire: {} });
  expect(await push()).toMatchObject({ updated: 1, skipped: {} });
  expect(noteOf(odd)).toBe(LINE);
});

test("records of which none can be read fail the push when they are many", async () => {
  for (const id of ids) pos.control.updateCustomer(id, { wire: ODD });
  await expect(push()).rejects.toMatchObject({ kind: "shape" });
  expect(await readTierSyncStatus(ctx)).toMatchObject({ status: "error" });
});
