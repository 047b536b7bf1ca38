import { beforeEach, describe, expect, it } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { makeCustomer } from "@/tests/factories/shop-records";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop } from "@/tests/support/practice-shop";
import { joinCustomers } from "./link-customers";
import { lockCustomers } from "./lock-customers";

beforeEach(emptyShop);

const unlocked = () =>
  db().$transaction((tx) => tx.$queryRaw<unknown[]>`SELECT id FROM customers FOR UPDATE SKIP LOCKED`);

// The embedded database runs one transaction after the other, so none can overtake another.
describe.runIf(process.env.TEST_DATABASE === "server")("a customer who is being joined", () => {
  it("is locked with all records of the member it belongs to afterwards", async () => {
    const one = await makeCustomer(db(), { createdAt: new Date("2024-01-01") });
    const other = await makeCustomer(db(), { createdAt: new Date("2025-01-01") });
    let locking: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await joinCustomers({ ...systemCtx("test"), db: tx }, { fromId: one.id, toId: other.id });
      locking = patientTransaction(async (second) => {
        await lockCustomers(second, [other.id]);
        return unlocked();
      });
      await untilWaitingForLock("the wait for the join");
    });
    expect(await locking).toEqual([]);
  });
});
