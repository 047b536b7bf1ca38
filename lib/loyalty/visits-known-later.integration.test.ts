import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { recountVisits } from "@/lib/customers/recount-visits";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { db } from "@/lib/db/client";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { backfillCheckins } from "./backfill-checkins";
import { runPointsExpiry, switchPointsPolicy, undoPointsExpiry } from "./points-policy";
import { recordCheckin } from "./record-checkin";
import { restoreCheckin, voidCheckin } from "./void-checkin";

const at = (day: string) => new Date(`${day}T20:00:00Z`);
const on = (day: string) => adminCtx(undefined, at(day));
const countVisits = () => backfillCheckins(systemCtx("test", () => at("2026-08-02")));
const visitsOf = async ({ id }: { id: string }) =>
  (await db().customer.findUniqueOrThrow({ where: { id } })).memberVisits;

beforeEach(async () => {
  await emptyShop();
  await db().pointsExpiry.deleteMany();
});

/** A member whose visits of January a run of August took, because none later was known. */
async function expiredMember(prepare: (dana: { id: string }) => Promise<void> = async () => {}) {
  const dana = await makeCustomer(db());
  for (const day of ["2026-01-09", "2026-01-10"]) await recordCheckin(on(day), { customerId: dana.id });
  await prepare(dana);
  await switchPointsPolicy(on("2026-08-01"), { isOn: true });
  expect(await runPointsExpiry(on("2026-08-01"))).toMatchObject({ visits: 2 });
  expect(await visitsOf(dana)).toBe(0);
  return dana;
}

describe("points that expired count again when the member turns out to have come in before", () => {
  const order = (customerId: string | null, more: object = {}) =>
    makeOrder(db(), { customerId, createdAt: at("2026-07-15"), ...more });
  const change = async (id: string, data: object) => {
    await db().order.update({ where: { id }, data });
    await countVisits();
  };

  test("with an order that was read after the run", async () => {
    const dana = await expiredMember();
    await order(dana.id);
    await countVisits();
    expect(await visitsOf(dana)).toBe(3);
  });

  test.each([
    ["paid in part until then", { paymentStatus: "partially_paid" }, { paymentStatus: "paid" }],
    ["open until then", { status: "open" }, { status: "locked" }],
    ["refunded, until the refund was undone", { paymentStatus: "refunded" }, { paymentStatus: "paid" }],
    ["dated in January by mistake", { createdAt: at("2025-01-15") }, { createdAt: at("2026-07-15") }],
  ])("with an order that was %s", async (_, before, after) => {
    const dana = await makeCustomer(db());
    for (const day of ["2026-01-09", "2026-01-10"]) await recordCheckin(on(day), { customerId: dana.id });
    const { id } = await order(dana.id);
    if ("paymentStatus" in before && before.paymentStatus === "refunded") await countVisits();
    await change(id, before);
    await switchPointsPolicy(on("2026-08-01"), { isOn: true });
    await runPointsExpiry(on("2026-08-01"));
    await change(id, after);
    expect(await visitsOf(dana)).toBe(3);
  });

  test("with an order that was somebody else's until then", async () => {
    const other = await makeCustomer(db());
    const { id } = await order(other.id);
    const dana = await expiredMember();
    await change(id, { customerId: dana.id });
    expect([await visitsOf(dana), await visitsOf(other)]).toEqual([3, 0]);
  });

  test("with an order of a record that had no number until then", async () => {
    const record = await makeCustomer(db(), { phone: null, phoneDigits: [] });
    await order(record.id);
    const dana = await expiredMember();
    await db().customer.update({ where: { id: record.id }, data: { phoneDigits: dana.phoneDigits } });
    await regroupMembers(db());
    await countVisits();
    expect([await visitsOf(dana), await visitsOf(record)]).toEqual([3, 3]);
  });

  test("with a visit that was void until then", async () => {
    const reason = { reason: "Another Dana" };
    let id = "";
    const dana = await expiredMember(async ({ id: customerId }) => {
      await recordCheckin(on("2026-07-15"), { customerId });
      ({ id } = await db().loyaltyCheckin.findFirstOrThrow({ where: { createdAt: at("2026-07-15") } }));
      await voidCheckin(on("2026-07-16"), { id, ...reason });
    });
    expect(await restoreCheckin(on("2026-08-02"), { id, ...reason })).toMatchObject({ checkinCount: 3 });
    expect(await visitsOf(dana)).toBe(3);
  });
});

test("points stay expired when an order from before the absence is read, or one from after the run", async () => {
  const dana = await expiredMember();
  await makeOrder(db(), { customerId: dana.id, createdAt: at("2026-01-20") });
  await makeOrder(db(), { customerId: dana.id, createdAt: at("2026-08-02") });
  await countVisits();
  expect(await visitsOf(dana)).toBe(2);
});

test("visits that an undone run returns show that the member was in the top tier before a later run", async () => {
  const dana = await makeCustomer(db());
  const visit = { customerId: dana.id, phone: "", shopDay: at("2025-01-10"), createdAt: at("2025-01-10") };
  await db().loyaltyCheckin.createMany({ data: Array.from({ length: 49 }, () => visit) });
  await recountVisits(db(), [dana.id]);
  await switchPointsPolicy(on("2025-08-01"), { isOn: true });
  await runPointsExpiry(on("2025-08-01"));
  await recordCheckin(on("2025-08-02"), { customerId: dana.id });
  expect(await runPointsExpiry(on("2026-03-01"))).toEqual({ members: 1, visits: 1 });
  const { id } = await db().pointsExpiry.findFirstOrThrow({ where: { runAt: at("2025-08-01") } });
  await undoPointsExpiry(on("2026-03-02"), { id });
  expect(await visitsOf(dana)).toBe(50);
});
