import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { getPointsPolicy, runPointsExpiry, switchPointsPolicy } from "@/lib/loyalty/points-policy";
import { countTiers } from "@/lib/loyalty/queries";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { joinCustomers } from "./link-customers";
import { searchCustomers } from "./queries";
import { regroupMembers } from "./regroup-members";

const now = new Date("2026-11-21T20:00:00Z");
const ctx = adminCtx(undefined, now);
const inSpring = adminCtx(undefined, new Date("2026-03-01T20:00:00Z"));
beforeEach(emptyShop);

const record = (firstName: string, phone: string | null, year: number) =>
  makeCustomer(db(), {
    firstName,
    phone,
    phoneDigits: phone ? [phone] : [],
    createdAt: new Date(`${year}-01-01`),
  });
async function listed() {
  const { rows } = await searchCustomers(
    ctx,
    { q: "", page: 1 },
    { filter: "legitimate", launch: null, isByMember: true },
  );
  return rows.map(({ firstName, checkinCount }) => [firstName, checkinCount]);
}
async function remove(id: string) {
  await db().customer.update({ where: { id }, data: { removedAt: now } });
  await regroupMembers(db());
}

test("a member stays listed when its oldest record is removed, also where staff joined them", async () => {
  const [old, recent] = [await record("Ana", "7025550111", 2020), await record("Anna", "7025550112", 2021)];
  await joinCustomers(ctx, { fromId: old.id, toId: recent.id });
  for (let visit = 0; visit < 5; visit += 1) await recordCheckin(ctx, { customerId: old.id });
  expect(await listed()).toEqual([["Ana", 5]]);
  await remove(old.id);
  expect(await listed()).toEqual([["Anna", 5]]);
  expect(await countTiers(ctx, null)).toMatchObject({ members: 1, Bronze: 1 });
});

test("a member that staff joined to an older test record stays listed", async () => {
  const [test, real] = [await record("Test", null, 2020), await record("Anna", "7025550112", 2021)];
  await db().customer.update({ where: { id: test.id }, data: { isPlaceholder: true } });
  await joinCustomers(ctx, { fromId: test.id, toId: real.id });
  expect(await listed()).toEqual([["Anna", 0]]);
});

test("a record deleted at the register and made again with the same number keeps the member's visits", async () => {
  const old = await record("Ana", "7025550111", 2020);
  for (let visit = 0; visit < 5; visit += 1) await recordCheckin(ctx, { customerId: old.id });
  await remove(old.id);
  const again = await record("Ana", "7025550111", 2026);
  await regroupMembers(db(), [again.id]);
  expect(await listed()).toEqual([["Ana", 5]]);
  expect(await recordCheckin(ctx, { phone: "7025550111" })).toMatchObject({
    checkinCount: 6,
    tier: "Bronze",
  });
});

test("visits stay with the member when staff delete one of its two records at the register", async () => {
  const [one, other] = [await record("Ana", "7025550111", 2020), await record("Anna", "7025550111", 2021)];
  await regroupMembers(db());
  for (const { id } of [one, one, other]) await recordCheckin(ctx, { customerId: id });
  await remove(one.id);
  expect(await listed()).toEqual([["Anna", 3]]);
});

test("points expire for all records of a member, so that the next run finds nobody", async () => {
  const [old, recent] = [await record("Ana", "7025550111", 2020), await record("Anna", "7025550112", 2021)];
  await joinCustomers(ctx, { fromId: old.id, toId: recent.id });
  for (const { id } of [old, recent]) await recordCheckin(inSpring, { customerId: id });
  await remove(old.id);
  await switchPointsPolicy(ctx, { isOn: true });
  expect(await getPointsPolicy(ctx)).toMatchObject({
    due: { members: 1, visits: 2, first: [{ id: recent.id }] },
  });
  expect(await runPointsExpiry(ctx)).toEqual({ members: 1, visits: 2 });
  expect(await runPointsExpiry(ctx)).toBeNull();
});
