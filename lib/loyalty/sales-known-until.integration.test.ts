import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { configureClover } from "@/tests/setup/configured-clover";
import { emptyShop } from "@/tests/support/practice-shop";
import { backfillCheckins } from "./backfill-checkins";
import { expirePointsWhenOn, getPointsPolicy, readPointsDue, switchPointsPolicy } from "./points-policy";
import { recordCheckin } from "./record-checkin";

const on = (day: string) => adminCtx(undefined, new Date(`${day}T20:00:00Z`));

beforeEach(async () => {
  await emptyShop();
  await db().syncStep.deleteMany();
  configureClover({} as CloverClient);
});

async function ordersReadOn(day: string) {
  const lastDoneAt = on(day).now();
  const step = { kind: "orders", name: "orders" };
  await db().syncStep.upsert({
    where: { kind_name: step },
    create: { ...step, lastTriedAt: lastDoneAt, lastDoneAt },
    update: { lastDoneAt },
  });
}

/** A member with five visits, the last on May 20, while the policy is on. */
async function member() {
  const { id } = await makeCustomer(db());
  for (const day of ["2026-05-16", "2026-05-17", "2026-05-18", "2026-05-19", "2026-05-20"])
    await recordCheckin(on(day), { customerId: id });
  await switchPointsPolicy(on("2026-11-17"), { isOn: true });
  return id;
}
const visitsOf = async (id: string) =>
  (await db().customer.findUniqueOrThrow({ where: { id } })).memberVisits;

test("a sale that is not read yet is no absence", async () => {
  const id = await member();
  await expirePointsWhenOn(on("2026-11-21"));
  expect(await getPointsPolicy(on("2026-11-21"))).toMatchObject({
    salesKnownUntil: null,
    due: { members: 0 },
    near: { members: 0 },
  });
  await ordersReadOn("2026-11-17");
  await expirePointsWhenOn(on("2026-11-21"));
  expect(await readPointsDue(on("2026-11-21"))).toMatchObject({ due: { members: 0 } });
  await makeOrder(db(), { customerId: id, createdAt: on("2026-11-18").now() });
  await ordersReadOn("2026-11-22");
  await backfillCheckins(on("2026-11-22"));
  await expirePointsWhenOn(on("2026-11-22"));
  expect(await visitsOf(id)).toBe(6);
});

test("an order that was read becomes a visit before points expire", async () => {
  const id = await member();
  await makeOrder(db(), { customerId: id, createdAt: on("2026-11-18").now() });
  await ordersReadOn("2026-11-21");
  await expirePointsWhenOn(on("2026-11-21"));
  expect(await visitsOf(id)).toBe(6);
});

test("points expire once sales are known for the whole absence, however long ago that is", async () => {
  const id = await member();
  await ordersReadOn("2026-11-21");
  await expirePointsWhenOn(on("2026-12-24"));
  expect(await visitsOf(id)).toBe(0);
});

test("without a register absence is counted up to now", async () => {
  configureClover(null);
  const id = await member();
  expect(await readPointsDue(on("2026-11-20"))).toMatchObject({ due: { members: 0 } });
  await expirePointsWhenOn(on("2026-11-21"));
  expect(await visitsOf(id)).toBe(0);
});

test("an order that cannot be read may be a visit, however often it was tried since", async () => {
  const id = await member();
  await ordersReadOn("2026-11-24");
  const order = { kind: "orders", cloverId: "UNREAD", reason: "odd", since: on("2026-11-24").now() };
  await db().syncRetry.create({ data: { ...order, tries: 5, missedFrom: on("2026-11-18").now() } });
  await expirePointsWhenOn(on("2026-11-24"));
  expect(await visitsOf(id)).toBe(5);
  await db().syncRetry.deleteMany();
  await expirePointsWhenOn(on("2026-11-24"));
  expect(await visitsOf(id)).toBe(0);
});

test("a window of changes that was left to the next read may hold a visit", async () => {
  const id = await member();
  await ordersReadOn("2026-11-24");
  const position = { since: null, sweep: null, allReadAt: null, missedFrom: +on("2026-11-18").now() };
  await db().syncCursor.create({ data: { kind: "orders", position } });
  await expirePointsWhenOn(on("2026-11-24"));
  expect(await visitsOf(id)).toBe(5);
  await db().syncCursor.update({
    where: { kind: "orders" },
    data: { position: { ...position, missedFrom: null } },
  });
  await expirePointsWhenOn(on("2026-11-24"));
  expect(await visitsOf(id)).toBe(0);
});
