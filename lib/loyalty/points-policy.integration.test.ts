import { expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import {
  expirePointsWhenOn,
  getPointsPolicy,
  runPointsExpiry,
  switchPointsPolicy,
  undoPointsExpiry,
} from "@/lib/loyalty/points-policy";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const at = (day: string) => new Date(`${day}T20:00:00Z`);

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

it("requires an admin", async () => {
  await expect(getPointsPolicy(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
  await expect(runPointsExpiry(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
});
