import { expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { joinCustomers, separateCustomer } from "@/lib/customers/link-customers";
import { recountVisits } from "@/lib/customers/recount-visits";
import {
  expirePointsWhenOn,
  getPointsPolicy,
  listPointsMembers,
  listPointsRuns,
  PointsMembersQuery,
  readPointsDue,
  runPointsExpiry,
  switchPointsPolicy,
  undoPointsExpiry,
} from "@/lib/loyalty/points-policy";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { voidCheckin } from "@/lib/loyalty/void-checkin";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const at = (day: string) => new Date(`${day}T20:00:00Z`);

it("lists the first of those due or nearly due, and all of them page by page", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, at("2026-11-21"));
    for (let member = 0; member < 60; member += 1) {
      const visit = { checkinCount: 1, lastVisitAt: at(member < 52 ? "2026-04-01" : "2026-05-30") };
      await makeCustomer(handle, { ...visit, memberVisits: 1, memberLastVisitAt: visit.lastVisitAt });
    }
    const { due, near } = await getPointsPolicy(ctx);
    expect([due.members, due.first.length, near.members, near.first.length]).toEqual([52, 10, 8, 8]);
    const first = await listPointsMembers(ctx, PointsMembersQuery.parse({ points: "due" }));
    expect([first?.rows.length, first?.total, first?.pages]).toEqual([50, 52, 2]);
    const second = await listPointsMembers(ctx, PointsMembersQuery.parse({ points: "due", page: "2" }));
    const ids = [...(first?.rows ?? []), ...(second?.rows ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(52);
    expect(await listPointsMembers(ctx, PointsMembersQuery.parse({ points: "due", page: "3" }))).toEqual(
      second,
    );
    expect(ids.slice(0, 10)).toEqual(due.first.map(({ id }) => id));
    const soon = await listPointsMembers(ctx, PointsMembersQuery.parse({ points: "near" }));
    expect(soon?.total).toBe(8);
    expect(await listPointsMembers(ctx, PointsMembersQuery.parse({}))).toBeNull();
  });
});

it("applies to inactive members only, is off by default, and can be undone once", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, at("2026-11-21"));
    const [away, near, here] = await Promise.all(
      ["7025550161", "7025550162", "7025550163"].map((phone) =>
        makeCustomer(handle, { phone, phoneDigits: [phone] }),
      ),
    );
    for (const day of ["2026-01-10", "2026-05-20"])
      await recordCheckin(adminCtx(handle, at(day)), { phone: "7025550161" });
    await recordCheckin(adminCtx(handle, at("2026-05-30")), { phone: "7025550162" });
    for (const day of ["2026-01-10", "2026-11-01"])
      await recordCheckin(adminCtx(handle, at(day)), { phone: "7025550163" });

    expect(await getPointsPolicy(ctx)).toMatchObject({
      isOn: false,
      due: { members: 1, visits: 2, first: [{ id: away?.id }] },
      near: { members: 1, first: [{ id: near?.id }] },
      runs: [],
    });
    await expect(runPointsExpiry(ctx)).rejects.toMatchObject({ code: "conflict" });
    await expirePointsWhenOn(ctx);
    const visitsOf = async (id = "") =>
      (await handle.customer.findUniqueOrThrow({ where: { id } })).memberVisits;
    expect(await visitsOf(away?.id)).toBe(2);

    await switchPointsPolicy(ctx, { isOn: true });
    expect(await runPointsExpiry(ctx)).toEqual({ members: 1, visits: 2 });
    expect(await runPointsExpiry(ctx)).toBeNull();
    expect([await visitsOf(away?.id), await visitsOf(near?.id), await visitsOf(here?.id)]).toEqual([0, 1, 2]);
    // A returning member starts again, and the last visit is still known.
    await recordCheckin(ctx, { phone: "7025550161" });
    expect(await visitsOf(away?.id)).toBe(1);

    const { runs } = await getPointsPolicy(ctx);
    const id = runs[0]?.id ?? "";
    await undoPointsExpiry(ctx, { id });
    expect(await visitsOf(away?.id)).toBe(3);
    await expect(undoPointsExpiry(ctx, { id })).rejects.toMatchObject({ code: "conflict" });
    expect((await historyOf(ctx, "points expiry", id)).map(({ action }) => action)).toEqual(["undo", "run"]);
  });
});

it("leaves members of an undone run alone until they return and stay away again", async () => {
  await withRollback(async (handle) => {
    const on = (day: string) => adminCtx(handle, at(day));
    const kept = await makeCustomer(handle, { phone: "7025550164", phoneDigits: ["7025550164"] });
    const other = await makeCustomer(handle, { phone: "7025550165", phoneDigits: ["7025550165"] });
    const visitsOf = async (id: string) =>
      (await handle.customer.findUniqueOrThrow({ where: { id } })).memberVisits;
    await recordCheckin(on("2026-01-10"), { customerId: kept.id });
    await recordCheckin(on("2026-01-20"), { customerId: other.id });
    await switchPointsPolicy(on("2026-08-01"), { isOn: true });
    await expirePointsWhenOn(on("2026-08-01"));
    await recordCheckin(on("2026-08-02"), { customerId: other.id });
    const { runs } = await getPointsPolicy(on("2026-08-02"));
    await undoPointsExpiry(on("2026-08-02"), { id: runs[0]?.id ?? "" });
    expect([await visitsOf(kept.id), await visitsOf(other.id)]).toEqual([1, 2]);

    await expirePointsWhenOn(on("2026-08-03"));
    expect([await visitsOf(kept.id), await visitsOf(other.id)]).toEqual([1, 2]);
    expect(await getPointsPolicy(on("2026-08-03"))).toMatchObject({
      due: { members: 0, visits: 0, first: [] },
    });
    expect(await readPointsDue(on("2026-08-03"))).toMatchObject({ due: { members: 0, visits: 0 } });

    // Undone points do not outlast a later absence: the one returned before the undo, the other after it.
    await recordCheckin(on("2026-09-01"), { customerId: kept.id });
    expect(await getPointsPolicy(on("2027-02-15"))).toMatchObject({
      due: { members: 1, visits: 2, first: [{ id: other.id }] },
    });
    expect(await readPointsDue(on("2027-03-15"))).toMatchObject({ due: { members: 2, visits: 4 } });
    await expirePointsWhenOn(on("2027-03-15"));
    expect([await visitsOf(kept.id), await visitsOf(other.id)]).toEqual([0, 0]);
  });
});

it("leaves members of an undone run alone also when what looked like their return was somebody else's", async () => {
  await withRollback(async (handle) => {
    const on = (day: string) => adminCtx(handle, at(day));
    const [mistaken, joined, other] = [
      await makeCustomer(handle),
      await makeCustomer(handle),
      await makeCustomer(handle),
    ];
    for (const { id } of [mistaken, joined]) await recordCheckin(on("2026-01-10"), { customerId: id });
    await switchPointsPolicy(on("2026-08-01"), { isOn: true });
    await runPointsExpiry(on("2026-08-01"));
    for (const { id } of [mistaken, other]) await recordCheckin(on("2026-08-02"), { customerId: id });
    await joinCustomers(on("2026-08-02"), { fromId: joined.id, toId: other.id });
    const { runs } = await getPointsPolicy(on("2026-08-02"));
    await undoPointsExpiry(on("2026-08-02"), { id: runs[0]?.id ?? "" });
    const ofAnother = { customerId: mistaken.id, createdAt: at("2026-08-02") };
    const { id } = await handle.loyaltyCheckin.findFirstOrThrow({ where: ofAnother });
    await voidCheckin(on("2026-08-03"), { id, reason: "Another Dana" });
    await separateCustomer(on("2026-08-03"), { id: other.id });
    expect(await runPointsExpiry(on("2026-08-04"))).toBeNull();
  });
});

it("never expires the visits of the top tier, and does those of a member one visit below it", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, at("2026-11-21"));
    const [top, below] = [await makeCustomer(handle), await makeCustomer(handle)];
    const visitsOf = async ({ id }: { id: string }) =>
      (await handle.customer.findUniqueOrThrow({ where: { id } })).memberVisits;
    for (const [customer, visits] of [
      [top, 50],
      [below, 49],
    ] as const) {
      const visit = {
        customerId: customer.id,
        phone: "",
        shopDay: at("2026-01-10"),
        createdAt: at("2026-01-10"),
      };
      await handle.loyaltyCheckin.createMany({ data: Array.from({ length: visits }, () => visit) });
      await recountVisits(handle, [customer.id]);
    }
    expect(await getPointsPolicy(ctx)).toMatchObject({
      due: { members: 1, visits: 49, first: [{ id: below.id }] },
    });
    await switchPointsPolicy(ctx, { isOn: true });
    expect(await runPointsExpiry(ctx)).toEqual({ members: 1, visits: 49 });
    expect([await visitsOf(top), await visitsOf(below)]).toEqual([50, 0]);
  });
});

it("keeps the points of a member that is joined with an older record after the undo", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, at("2026-08-01"));
    const older = await makeCustomer(handle, { createdAt: at("2024-01-01") });
    const kept = await makeCustomer(handle, { createdAt: at("2025-01-01") });
    await recordCheckin(adminCtx(handle, at("2026-01-10")), { customerId: kept.id });
    await switchPointsPolicy(ctx, { isOn: true });
    await runPointsExpiry(ctx);
    const { runs } = await getPointsPolicy(ctx);
    await undoPointsExpiry(ctx, { id: runs[0]?.id ?? "" });
    await joinCustomers(ctx, { fromId: kept.id, toId: older.id });
    expect(await getPointsPolicy(ctx)).toMatchObject({ due: { members: 0 } });
    expect(await runPointsExpiry(ctx)).toBeNull();
  });
});

it("gives visits back that expired only because the records of their member were apart", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, at("2026-11-21"));
    const recordWith = async (...days: string[]) => {
      const { id } = await makeCustomer(handle);
      const visits = days.map((day) => ({ customerId: id, phone: "", shopDay: at(day), createdAt: at(day) }));
      await handle.loyaltyCheckin.createMany({ data: visits });
      await recountVisits(handle, [id]);
      return id;
    };
    const often = Array.from({ length: 25 }, () => "2026-01-10");
    const cases = {
      "came in on the other record": [["2026-01-10", "2026-02-10"], ["2026-11-01"]],
      "stayed away on both": [["2026-01-10"], ["2026-02-10"]],
      "came in after the run only": [["2026-01-10"], []],
      "was in the top tier with both": [often, often],
    };
    const records: string[][] = [];
    for (const pair of Object.values(cases)) {
      const ids: string[] = [];
      for (const days of pair) ids.push(await recordWith(...days));
      records.push(ids);
    }
    await switchPointsPolicy(ctx, { isOn: true });
    expect(await runPointsExpiry(ctx)).toEqual({ members: 6, visits: 55 });
    await recordCheckin(adminCtx(handle, at("2026-11-22")), { customerId: records[2]?.[1] ?? "" });
    const counts: Record<string, number> = {};
    for (const [place, name] of Object.keys(cases).entries()) {
      const [fromId = "", toId = ""] = records[place] ?? [];
      await joinCustomers(ctx, { fromId, toId });
      const { memberVisits } = await handle.customer.findUniqueOrThrow({ where: { id: toId } });
      counts[name] = memberVisits;
    }
    expect(counts).toEqual({
      "came in on the other record": 3,
      "stayed away on both": 0,
      "came in after the run only": 1,
      "was in the top tier with both": 50,
    });
  });
});

it("leaves visits expired that a later run would have taken from the member as now known", async () => {
  await withRollback(async (handle) => {
    const recordWith = async (...days: string[]) => {
      const { id } = await makeCustomer(handle);
      for (const day of days) await recordCheckin(adminCtx(handle, at(day)), { customerId: id });
      return id;
    };
    const toId = await recordWith("2025-09-01", "2025-10-01");
    const fromId = await recordWith("2025-12-15");
    await switchPointsPolicy(adminCtx(handle), { isOn: true });
    expect(await runPointsExpiry(adminCtx(handle, at("2026-05-01")))).toEqual({ members: 1, visits: 2 });
    expect(await runPointsExpiry(adminCtx(handle, at("2026-07-01")))).toEqual({ members: 1, visits: 1 });
    await joinCustomers(adminCtx(handle, at("2027-03-01")), { fromId, toId });
    await recordCheckin(adminCtx(handle, at("2027-03-01")), { customerId: toId });
    const visits = async () =>
      (await handle.customer.findUniqueOrThrow({ where: { id: toId } })).memberVisits;
    expect(await visits()).toBe(1);
    const { runs } = await getPointsPolicy(adminCtx(handle));
    await undoPointsExpiry(adminCtx(handle), { id: runs[0]?.id ?? "" });
    expect(await visits()).toBe(4);
  });
});

it("lists every run, so that each can be undone", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, at("2026-11-21"));
    const { id: customerId } = await makeCustomer(handle);
    await recordCheckin(adminCtx(handle, at("2025-01-10")), { customerId });
    await switchPointsPolicy(ctx, { isOn: true });
    await runPointsExpiry(adminCtx(handle, at("2025-08-01")));
    const run = { runBy: "schedule", lastVisitBefore: at("2026-01-01"), members: 1, visits: 1 };
    const later = Array.from({ length: 55 }, (_, day) => ({
      ...run,
      runAt: new Date(+at("2026-08-01") + day),
    }));
    await handle.pointsExpiry.createMany({ data: later });
    const { runs, runsInAll } = await getPointsPolicy(ctx);
    expect([runs.length, runsInAll]).toEqual([10, 56]);
    const [first, second] = [await listPointsRuns(ctx, 1), await listPointsRuns(ctx, 2)];
    expect([first.rows.length, second.rows.length]).toEqual([50, 6]);
    expect(first.rows.slice(0, 10)).toEqual(runs);
    await undoPointsExpiry(ctx, { id: second.rows.at(-1)?.id ?? "" });
    const { memberVisits } = await handle.customer.findUniqueOrThrow({ where: { id: customerId } });
    expect(memberVisits).toBe(1);
    expect((await listPointsRuns(ctx, 3)).rows.at(-1)).toMatchObject({ visits: 1, isUndone: true });
  });
});

it("counts the six months on the shop's clock, across a clock change and the end of a month", async () => {
  await withRollback(async (handle) => {
    // 5:30 PM on July 31 in Las Vegas; six months later it is 5:30 PM on January 31, an hour later in UTC.
    await recordCheckin(adminCtx(handle, new Date("2025-08-01T00:30:00Z")), {
      customerId: (await makeCustomer(handle)).id,
    });
    const dueAt = async (iso: string) => (await readPointsDue(adminCtx(handle, new Date(iso)))).due.members;
    expect(await dueAt("2026-02-01T01:29:00Z")).toBe(0);
    expect(await dueAt("2026-02-01T01:31:00Z")).toBe(1);
  });
});

it("requires an admin", async () => {
  const [by, id] = [customerCtx(), ""];
  const seen = [getPointsPolicy(by), readPointsDue(by), listPointsRuns(by, 1)];
  const done = [runPointsExpiry(by), switchPointsPolicy(by, { isOn: true }), undoPointsExpiry(by, { id })];
  const refused = { status: "rejected", reason: { code: "forbidden" } };
  expect(await Promise.allSettled([...seen, ...done])).toMatchObject(Array(6).fill(refused));
});
