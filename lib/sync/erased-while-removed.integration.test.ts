import { describe, expect, it } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { erasePerson } from "@/lib/privacy/erase-person";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { toAppError } from "@/lib/to-app-error";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { assignEmails, removeMissingCustomers } from "./apply-customers";
import { runFullRead } from "./run-full-read";
import { beginSync } from "./run-sync";

const KEPT = ["A", "B", "C", "D", "E"];

async function* listOf(ids: readonly string[]) {
  const page = { skipped: [], received: ids.length, repeated: 0, hasGap: false, offset: 0, nextOffset: null };
  yield { ...page, elements: ids.map((id) => ({ id })) };
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("somebody whom the register deleted", () => {
  it("can be erased while a sync marks the record, which an earlier one had held back", async () => {
    for (const cloverId of KEPT) await makeCustomer(db(), { cloverId });
    const { id } = await makeCustomer(db(), { cloverId: "GONE" });
    await db().deletionHold.create({ data: { kind: "customers", cloverIds: ["GONE"], known: 6 } });
    const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Dana" });
    let erasing: Promise<unknown> = Promise.resolve();
    const { done } = await beginSync(systemCtx("test"), "customers", (run) =>
      runFullRead(run, {
        kind: "customers",
        what: "customers",
        pages: () => listOf(KEPT),
        apply: async () => ({ created: 0, updated: 0, skipped: {} }),
        switchOff: async (tx, read) => {
          erasing = erasePerson(adminCtx(), { requestId, customerIds: [id] }).catch(
            (error) => toAppError(error, "test").code,
          );
          const waiting = untilWaitingForLock("the wait for the sync").catch(() => undefined);
          await Promise.race([erasing, waiting]);
          return removeMissingCustomers(tx, read);
        },
        finish: assignEmails,
      }),
    );
    await done;
    expect(await erasing).toMatchObject({ records: 1 });
    expect(await db().deletionHold.count()).toBe(0);
  });
});
