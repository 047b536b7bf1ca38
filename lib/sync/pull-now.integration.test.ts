import { expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { configureClover } from "@/tests/setup/configured-clover";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop } from "@/tests/support/practice-shop";
import { planCustomers } from "./plan-customers";
import { pullNow } from "./pull-now";
import { startSync } from "./start-sync";
import { storeCustomers } from "./store-customers";

const { pos, clover } = await practiceOfFile({ products: 5, customers: 12, orders: 10, days: 10 });

test("pulls one kind and says what is new, what was updated, and of customers how many there are", async () => {
  pos.control.reset();
  await emptyShop();
  configureClover(clover);
  const { total = 0, ...first } = await pullNow(adminCtx(), "customers");
  expect(total).toBeGreaterThan(5);
  expect(first).toEqual({ new: total, updated: 0 });
  const { id } = pos.control.createCustomer({ firstName: "Una", phones: ["7025550123"] });
  expect(await pullNow(adminCtx(), "customers")).toEqual({ new: 1, updated: 0, total: total + 1 });
  pos.control.updateCustomer(id, { firstName: "Uma" });
  expect(await pullNow(adminCtx(), "customers")).toEqual({ new: 0, updated: 1, total: total + 1 });
  const pulled = await pullNow(adminCtx(), "orders");
  expect(pulled).toEqual({ new: await db().order.count(), updated: 0 });
  expect(pulled.new).toBeGreaterThan(0);
});

test("starts nothing for customers of the shop, without Clover, or while the kind is running", async () => {
  configureClover(null);
  await expect(pullNow(customerCtx(), "inventory")).rejects.toMatchObject({ code: "forbidden" });
  await expect(startSync(customerCtx(), "inventory")).rejects.toMatchObject({ code: "forbidden" });
  await expect(startSync(adminCtx(), "inventory")).rejects.toMatchObject({ code: "not_configured" });
  let proceed = () => {};
  const held = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const { done } = await startSync(systemCtx("test"), "inventory", { clover, onPoint: () => held });
  configureClover(clover);
  await expect(pullNow(adminCtx(), "inventory")).rejects.toMatchObject({ code: "conflict" });
  proceed();
  expect((await done).created).toBeGreaterThan(0);
});

test("stores customers outside of a read, each in its member", async () => {
  await emptyShop();
  const wire = (id: string, phone: string) => ({
    id,
    firstName: "Una",
    lastName: "Diaz",
    emailAddresses: [],
    phoneNumbers: [{ phoneNumber: phone }],
  });
  const { customers } = planCustomers([
    wire("CUST000000001", "7025550123"),
    wire("CUST000000002", "(702) 555-0123"),
    wire("CUST000000003", "7025550124"),
  ]);
  const store = () => db().$transaction((tx) => storeCustomers({ ...systemCtx("test"), db: tx }, customers));
  expect(await store()).toEqual({ created: 3, updated: 0 });
  expect(await store()).toEqual({ created: 0, updated: 0 });
  const rows = await db().customer.findMany({ orderBy: { cloverId: "asc" } });
  const [first, second, third] = rows.map(({ memberId }) => memberId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
