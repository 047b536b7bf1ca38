import { describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { createCloverClient } from "@/lib/integrations/clover/client";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { freshPractice } from "@/tests/support/practice-of-file";
import { sync } from "./start-sync";

const { pos, clover } = await freshPractice({ products: 1, customers: 0, orders: 0 });
const pull = (options = {}) => sync(systemCtx("test"), "customers", { clover, ...options });
const find = (cloverId: string) => db().customer.findUniqueOrThrow({ where: { cloverId } });
const since = (iso: string) => Date.parse(iso);

test("stores a customer with every e-mail and phone, consent, note and date of joining", async () => {
  const { id } = pos.control.createCustomer({
    firstName: "Dana",
    lastName: "Rivers",
    emails: ["DANA@Example.com", "dana@work.example"],
    phones: ["home 555-0100", "+1 (702) 555-0100", "702.555.0199"],
    marketingAllowed: true,
    customerSince: since("2025-03-01T18:00:00Z"),
    note: "Likes mint.",
    businessName: "Rivers LLC",
  });
  await pull();
  expect(await find(id)).toMatchObject({
    firstName: "Dana",
    lastName: "Rivers",
    email: "dana@example.com",
    emails: ["dana@example.com", "dana@work.example"],
    phone: "+1 (702) 555-0100",
    phoneDigits: ["7025550100", "7025550199"],
    marketingAllowed: true,
    isPlaceholder: false,
    placeholderReason: null,
    cloverNote: "Likes mint.",
    cloverBusinessName: "Rivers LLC",
    createdAt: new Date("2025-03-01T18:00:00Z"),
    removedAt: null,
  });
  expect((await find(id)).searchText).toContain("dana rivers\n");
});

test.each([
  ["a test name", { firstName: "Test", lastName: "Customer", phones: ["7025550100"] }, "Test name"],
  ["no contact", { firstName: "Dana" }, "No valid email and no full phone number"],
  [
    "invalid contacts",
    { firstName: "Dana", emails: ["none"], phones: ["555"] },
    "No valid email and no full phone number",
  ],
  ["no name but a phone", { phones: ["7025550100"] }, null],
])("classifies a record with %s", async (_, input, reason) => {
  const { id } = pos.control.createCustomer(input);
  await pull();
  expect(await find(id)).toMatchObject({ isPlaceholder: reason !== null, placeholderReason: reason });
});

test("dates a change of the marketing consent, and nothing else that changes the record", async () => {
  const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550100"] });
  const readAt = async () => {
    await pull();
    return (await find(id)).marketingChangedAt;
  };
  expect(await readAt()).toBeNull();
  pos.control.updateCustomer(id, { lastName: "Rivers" });
  expect(await readAt()).toBeNull();
  const before = Date.now();
  pos.control.updateCustomer(id, { marketingAllowed: true });
  const optedInAt = await readAt();
  expect(optedInAt?.getTime()).toBeGreaterThanOrEqual(before - 1_000);
  pos.control.updateCustomer(id, { lastName: "Lake" });
  expect(await readAt()).toEqual(optedInAt);
  pos.control.updateCustomer(id, { marketingAllowed: false });
  expect((await readAt())?.getTime()).toBeGreaterThan(optedInAt?.getTime() ?? 0);
});

test("the next full read reads changes made at the register and writes only those", async () => {
  const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550100"] });
  pos.control.createCustomer({ firstName: "Sam", phones: ["7025550101"] });
  await pull();
  pos.control.updateCustomer(id, { lastName: "Rivers" });
  expect(await pull()).toMatchObject({ created: 0, updated: 1 });
  expect((await find(id)).lastName).toBe("Rivers");
});

test("cleans hostile text without failing its page", async () => {
  const { id } = pos.control.createCustomer({
    firstName: "Da\u0000na \u202E",
    lastName: '=cmd("x"){}\\,"NULL"',
    emails: ["d@example.com"],
    note: `quote " back\\slash {curly}\nNULL`,
  });
  const empty = pos.control.createCustomer({
    firstName: "NULL",
    lastName: "null",
    emails: ["n@example.com"],
  });
  await pull();
  expect(await find(id)).toMatchObject({
    firstName: "Dana",
    lastName: '=cmd("x"){}\\,"NULL"',
    cloverNote: `quote " back\\slash {curly}\nNULL`,
  });
  expect(await find(empty.id)).toMatchObject({ firstName: "NULL", lastName: "null" });
  expect(await pull()).toMatchObject({ created: 0, updated: 0 });
});

describe("an e-mail on several records", () => {
  const shared = { emails: ["both@example.com"] };
  const older = { ...shared, firstName: "Older", customerSince: since("2024-01-01T00:00:00Z") };
  const newer = { ...shared, firstName: "Newer", customerSince: since("2025-01-01T00:00:00Z") };

  test("belongs to the oldest in any read order, and the others keep it in their list", async () => {
    const second = pos.control.createCustomer(newer);
    await pull();
    expect((await find(second.id)).email).toBe("both@example.com");
    const first = pos.control.createCustomer(older);
    await pull();
    expect(await find(first.id)).toMatchObject({ email: "both@example.com", emails: ["both@example.com"] });
    expect(await find(second.id)).toMatchObject({ email: null, emails: ["both@example.com"] });
    expect(await pull()).toMatchObject({ created: 0, updated: 0 });
  });

  test("moves to the next when its holder drops it or is removed", async () => {
    const first = pos.control.createCustomer(older);
    const second = pos.control.createCustomer(newer);
    for (let n = 0; n < 8; n += 1) pos.control.createCustomer({ phones: [`702555020${n}`] });
    await pull();
    pos.control.updateCustomer(first.id, { emails: ["own@example.com"] });
    await pull();
    expect((await find(first.id)).email).toBe("own@example.com");
    expect((await find(second.id)).email).toBe("both@example.com");
    pos.control.updateCustomer(first.id, { emails: ["both@example.com"] });
    await pull();
    expect((await find(second.id)).email).toBeNull();
    pos.control.deleteCustomer(first.id);
    await pull();
    expect((await find(second.id)).email).toBe("both@example.com");
  });

  test("stays with a record that the register does not date, which no further read writes", async () => {
    const undated = pos.control.createCustomer({ ...shared, customerSince: 0 });
    await pull();
    const inAMinute = Date.now() + 60_000;
    pos.control.createCustomer({ ...shared, customerSince: inAMinute });
    await pull();
    expect(await pull()).toMatchObject({ created: 0, updated: 0 });
    expect((await find(undated.id)).email).toBe("both@example.com");
  });

  test("swapped between two records ends as at the register", async () => {
    const one = pos.control.createCustomer({ firstName: "One", emails: ["one@example.com"] });
    const two = pos.control.createCustomer({ firstName: "Two", emails: ["two@example.com"] });
    await pull();
    pos.control.updateCustomer(one.id, { emails: ["two@example.com"] });
    pos.control.updateCustomer(two.id, { emails: ["one@example.com"] });
    await pull();
    expect((await find(one.id)).email).toBe("two@example.com");
    expect((await find(two.id)).email).toBe("one@example.com");
  });

  test("does not fail a full read when five hundred pairs share one", async () => {
    for (let n = 0; n < 1_000; n += 1) {
      pos.control.createCustomer({ firstName: "Pair", emails: [`pair${n % 500}@example.com`] });
    }
    expect(await pull()).toMatchObject({ created: 1_000 });
    expect(await db().customer.count({ where: { email: { not: null } } })).toBe(500);
  });
});

describe("a customer no longer listed at the register", () => {
  test("is marked as removed after a complete read, and keeps its orders", async () => {
    for (let n = 0; n < 10; n += 1) pos.control.createCustomer({ phones: [`702555010${n}`] });
    const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550200"] });
    await pull();
    const { id: ours } = await find(id);
    await db().order.create({ data: { customerId: ours, total: "1", subtotal: "1" } });
    pos.control.deleteCustomer(id);
    expect(await pull()).toMatchObject({ switchedOff: 1 });
    expect((await find(id)).removedAt).not.toBeNull();
    expect(await db().order.count({ where: { customerId: ours } })).toBe(1);
    expect(await pull()).toMatchObject({ switchedOff: 0 });
  });

  test("is restored once the register lists it again", async () => {
    for (let n = 0; n < 40; n += 1) pos.control.createCustomer({ phones: [`70255501${10 + n}`] });
    await pull();
    const removed = () => db().customer.count({ where: { removedAt: { not: null } } });
    pos.control.addFault({ kind: "vanish", path: "^/customers$", share: 0.05 });
    const { switchedOff } = await pull();
    expect(switchedOff).toBeGreaterThan(0);
    expect(await removed()).toBe(switchedOff);
    expect(await pull()).toMatchObject({ created: 0 });
    expect(await removed()).toBe(0);
  });

  test("is not removed but reported when more than a fifth are missing", async () => {
    for (let n = 0; n < 10; n += 1) pos.control.createCustomer({ phones: [`702555010${n}`] });
    await pull();
    pos.control.addFault({ kind: "vanish", path: "^/customers$", share: 0.5 });
    await expect(pull()).rejects.toThrow("more than a fifth");
    expect(await db().customer.count({ where: { removedAt: { not: null } } })).toBe(0);
  });
});

test("links orders to a customer that is read later, and keeps guest orders", async () => {
  const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550100"] });
  pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }], count: 3 });
  pos.control.addOrders({ lines: [{ price: 1_000 }] });
  await sync(systemCtx("test"), "orders", { clover });
  expect(await db().order.count({ where: { customerId: null } })).toBe(4);
  await pull();
  expect(await db().order.count({ where: { customer: { cloverId: id } } })).toBe(3);
  expect(await db().order.count({ where: { customerId: null } })).toBe(1);
});

test("links an order that was stored beside its customer, at the next read of the unchanged customer", async () => {
  const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550100"] });
  await pull();
  // As two transactions at once leave it: neither saw what the other wrote.
  await makeOrder(db(), { customerCloverId: id });
  await makeOrder(db(), { customerCloverId: "SOMEBODYELSE1" });
  expect(await pull()).toMatchObject({ created: 0, updated: 0 });
  expect(await db().order.count({ where: { customer: { cloverId: id } } })).toBe(1);
  expect(await db().order.count({ where: { customerId: null } })).toBe(1);
});

test("a list whose numbers were not expanded changes nothing, and takes no visits away", async () => {
  const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550100"] });
  pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }], count: 6 });
  for (const kind of ["customers", "orders", "visits"] as const)
    await sync(systemCtx("test"), kind, { clover });
  const before = await find(id);
  expect(before.memberVisits).toBe(6);
  const unexpanded: typeof fetch = async (input, init) => {
    const text = await (await fetch(input, init)).text();
    return new Response(
      text.replace(/"phoneNumbers":\{[^}]*\}[^}]*\}/, '"phoneNumbers":{"href":"https://c"}'),
    );
  };
  const linked = createCloverClient({ ...pos, baseUrl: pos.url, fetch: unexpanded });
  const { skipped } = await sync(systemCtx("test"), "customers", { clover: linked });
  expect(skipped).toEqual({ "phoneNumbers: is a link where the content was asked for": 1 });
  await sync(systemCtx("test"), "visits");
  expect(await find(id)).toEqual(before);
});

test("a customer stored during a complete read is not taken for removed, and is at the next one", async () => {
  for (let at = 0; at < 6; at++) pos.control.createCustomer({ firstName: `Sam ${at}` });
  let isStored = false;
  await pull({
    onPoint: async (point: string) => {
      if (point !== "after page" || isStored) return;
      isStored = true;
      await makeCustomer(db(), { cloverId: "STOREDMEANWH1" });
    },
  });
  expect((await find("STOREDMEANWH1")).removedAt).toBeNull();
  await pull();
  expect((await find("STOREDMEANWH1")).removedAt).not.toBeNull();
});

test("nobody is removed when the ids already read are lost, as in a crash of the database server", async () => {
  for (let at = 0; at < 6; at++) pos.control.createCustomer({ firstName: `Sam ${at}` });
  await pull();
  const lost = await pull({
    onPoint: async (point: string) => {
      if (point === "after page") await db().syncSeenPage.deleteMany();
    },
  });
  expect(Object.keys(lost.skipped)).toEqual([expect.stringMatching(/^the list moved/)]);
  expect(await db().customer.count({ where: { removedAt: null } })).toBe(6);
});

// The embedded database runs one transaction at a time.
test.runIf(process.env.TEST_DATABASE === "server")(
  "a page that waits for staff's decision on a record keeps it",
  async () => {
    const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550100"] });
    await pull();
    let pulled: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await tx.customer.update({
        where: { cloverId: id },
        data: { placeholderByStaff: true, isPlaceholder: true },
      });
      pulled = pull();
      await untilWaitingForLock("the page's wait");
    });
    await pulled;
    expect(await find(id)).toMatchObject({ isPlaceholder: true, placeholderReason: null });
  },
);
