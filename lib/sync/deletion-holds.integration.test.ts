import { beforeEach, expect, test } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { freshPractice } from "@/tests/support/practice-of-file";
import { confirmDeletion, listDeletionHolds } from "./deletion-holds";
import { sync } from "./start-sync";

const { pos, clover } = await freshPractice({ products: 60, customers: 3, orders: 1 });
const ctx = systemCtx("test");
const pull = () => sync(ctx, "inventory", { clover });
const active = () => db().product.count({ where: { isActive: true, isGroup: false } });

beforeEach(async () => {
  await db().deletionHold.deleteMany();
});

test("holds deletions of more than a fifth until staff confirm that list, once", async () => {
  await pull();
  const before = await active();
  pos.control.addFault({ kind: "empty-list", path: "^/items$", times: 0 });
  await expect(pull()).rejects.toThrow("more than a fifth");
  const [hold] = await listDeletionHolds(ctx);
  expect(hold).toMatchObject({ kind: "inventory", confirmedBy: null });
  expect(hold?.names.length).toBe(hold?.missing);
  await confirmDeletion(ctx, { kind: "inventory", version: hold?.version ?? "" });
  expect(await active()).toBe(before);
  await pull();
  expect(await active()).toBe(0);
  expect(await listDeletionHolds(ctx)).toEqual([]);
});

test("refuses to confirm a list other than the one shown", async () => {
  await pull();
  pos.control.addFault({ kind: "empty-list", path: "^/items$", times: 0 });
  await expect(pull()).rejects.toThrow("more than a fifth");
  const stale = { kind: "inventory" as const, version: new Date(0).toISOString() };
  await expect(confirmDeletion(ctx, stale)).rejects.toMatchObject({ code: "conflict" });
  await expect(confirmDeletion(anonymousCtx(), stale)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("says who confirmed the list already, to whom a stale page shows it as unconfirmed", async () => {
  const { foundAt } = await db().deletionHold.create({
    data: { kind: "inventory", cloverIds: ["A", "B"], known: 3 },
  });
  const confirm = (version: Date) =>
    confirmDeletion(ctx, { kind: "inventory", version: version.toISOString() });
  await confirm(foundAt);
  await expect(confirm(foundAt)).rejects.toMatchObject({
    code: "conflict",
    message: "test confirmed this list already.",
  });
  await expect(confirm(new Date(0))).rejects.toThrow("This list has changed since it was shown.");
});

test("records which products were given up, and of customers only how many", async () => {
  for (const kind of ["inventory", "customers"] as const) {
    const { foundAt } = await db().deletionHold.create({ data: { kind, cloverIds: ["A", "B"], known: 3 } });
    await confirmDeletion(ctx, { kind, version: foundAt.toISOString() });
  }
  const changesOf = async (kind: string) => (await historyOf(ctx, "sync", kind))[0]?.changes;
  expect(await changesOf("inventory")).toEqual({
    list: [null, ["A", "B"]],
    count: [null, 2],
    known: [null, 3],
  });
  expect(await changesOf("customers")).toEqual({ count: [null, 2], known: [null, 3] });
});

test("names what would go: products hidden at the register, and never a group of options", async () => {
  await makeProduct(db(), { name: "A group", isGroup: true });
  for (let at = 0; at < 30; at++) {
    await makeProduct(db(), { name: "Hidden", isForSale: false, isHiddenAtRegister: true, isActive: false });
  }
  await expect(pull()).rejects.toThrow("more than a fifth");
  const [hold] = await listDeletionHolds(ctx);
  expect(hold).toMatchObject({ missing: 30, names: Array(30).fill("Hidden") });
  await confirmDeletion(ctx, { kind: "inventory", version: hold?.version ?? "" });
  // One more that staff did not see.
  await makeProduct(db(), { name: "Hidden later", isForSale: false, isHiddenAtRegister: true });
  await expect(pull()).rejects.toThrow("more than a fifth");
  expect(await db().product.count({ where: { isHiddenAtRegister: true } })).toBeGreaterThan(30);
});

test("deactivates nothing while a record of the list does not say which it is", async () => {
  const [kept, gone] = ["Kept", "Gone"].map((name) => pos.control.createItem({ name, price: 900 }).id);
  await pull();
  pos.control.updateItem(String(kept), { wire: { id: null } });
  pos.control.deleteItem(String(gone));
  expect(Object.keys((await pull()).skipped)).toEqual([
    "id: Invalid input: expected string, received null",
    expect.stringMatching(/^the list moved/),
  ]);
  const isForSale = (cloverId?: string) => db().product.count({ where: { cloverId, isForSale: true } });
  expect([await isForSale(kept), await isForSale(gone)]).toEqual([1, 1]);
  pos.control.updateItem(String(kept), { wire: {} });
  expect(await pull()).toMatchObject({ switchedOff: 1, skipped: {} });
  expect([await isForSale(kept), await isForSale(gone)]).toEqual([1, 0]);
});
