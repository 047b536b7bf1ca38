import { beforeEach, describe, expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import type { Ctx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { switchPointsPolicy } from "@/lib/loyalty/points-policy";
import { setLaunchDate } from "@/lib/settings/set-launch-date";
import { adminCtx } from "@/tests/factories/contexts";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";

beforeEach(() => db().setting.deleteMany());

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("a setting that two people change at once", () => {
  it.each([
    {
      key: "launch-date",
      first: (ctx: Ctx) => setLaunchDate(ctx, { launchDate: "2026-11-20T00:00:00.000Z" }),
      second: (ctx: Ctx) => setLaunchDate(ctx, { launchDate: "2026-12-01T00:00:00.000Z" }),
      changes: { launchDate: ["2026-11-20T00:00:00.000Z", "2026-12-01T00:00:00.000Z"] },
    },
    {
      key: "points-expiry",
      first: (ctx: Ctx) => switchPointsPolicy(ctx, { isOn: true }),
      second: (ctx: Ctx) => switchPointsPolicy(ctx, { isOn: false }),
      changes: { isOn: [true, false] },
    },
  ])("is recorded as the second found it ($key)", async ({ key, first, second, changes }) => {
    let changing: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await first(adminCtx(tx));
      changing = second(adminCtx());
      await untilWaitingForLock("the wait for the first");
    });
    await changing;
    const [last] = await historyOf(adminCtx(), "setting", key);
    expect(last?.changes).toEqual(changes);
  });
});
