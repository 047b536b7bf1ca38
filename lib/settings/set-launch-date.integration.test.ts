import { expect, it } from "vitest";
import { readLaunchDate } from "@/lib/settings/queries";
import { setLaunchDate } from "@/lib/settings/set-launch-date";
import { toLaunchDateDto } from "@/lib/settings/to-dto";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

it("stores the launch date and clears it with an empty string", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    const answered = async () => toLaunchDateDto(await readLaunchDate(ctx));
    expect(await answered()).toEqual({ launchDate: "" });
    await setLaunchDate(ctx, { launchDate: "2026-03-01T08:00:00Z" });
    expect(await answered()).toEqual({ launchDate: "2026-03-01T08:00:00.000Z" });
    await setLaunchDate(ctx, { launchDate: "" });
    expect(await answered()).toEqual({ launchDate: "" });
  });
});

it("reads a date without a time as midnight in Las Vegas", async () => {
  await withRollback(async (db) => {
    expect(await setLaunchDate(adminCtx(db), { launchDate: "2026-07-04" })).toEqual({
      launchDate: "2026-07-04T07:00:00.000Z",
    });
  });
});

it("refuses invalid dates and requires an admin", async () => {
  for (const launchDate of ["soon", "0000-01-01", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00"])
    await expect(setLaunchDate(adminCtx(), { launchDate })).rejects.toMatchObject({ code: "bad_input" });
  await expect(setLaunchDate(anonymousCtx(), { launchDate: "" })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  await expect(setLaunchDate(customerCtx(), { launchDate: "" })).rejects.toMatchObject({ code: "forbidden" });
});
