import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { erasePerson } from "@/lib/privacy/erase-person";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { toAppError } from "@/lib/to-app-error";
import { adminCtx } from "@/tests/factories/contexts";
import { list, saleWire } from "@/tests/factories/sale-wire";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop } from "@/tests/support/practice-shop";
import { assignEmails, removeMissingCustomers } from "./apply-customers";
import { applyOrders } from "./apply-orders";
import { planOrders } from "./plan-orders";
import { runFullRead } from "./run-full-read";
import { beginSync } from "./run-sync";

beforeEach(emptyShop);

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
        apply: async () => ({ created: 0, updated: 0, skipped: {}, skippedRecords: {} }),
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

  it("can be erased while a sync reads that their order has no buyer any more", async () => {
    const { id } = await makeCustomer(db(), { cloverId: "BUYER" });
    await makeCustomer(db(), { cloverId: "OTHER" });
    await makeOrder(db(), { cloverId: "ORDER1", customerId: id, customerCloverId: "BUYER" });
    const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Dana" });
    const sales = planOrders([
      saleWire({ id: "ORDER1" }),
      saleWire({ id: "ORDER2", customers: list({ id: "OTHER" }), lineItems: list() }),
    ]);
    let [erasing, reading]: Promise<unknown>[] = [];
    await patientTransaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM customers WHERE id = ${id}::uuid FOR UPDATE`;
      erasing = erasePerson(adminCtx(), { requestId, customerIds: [id] }).catch(
        (error) => toAppError(error, "test").code,
      );
      await untilWaitingForLock("the wait for the records");
      reading = patientTransaction((page) => applyOrders({ ...systemCtx("test"), db: page }, sales));
      // Longer than the server waits before it looks for a deadlock: who waits last is the one that it ends.
      await sleep(2_500);
    });
    await reading;
    expect(await erasing).toMatchObject({ records: 1, ordersWithoutName: 1 });
    expect(await db().order.count({ where: { customerCloverId: "BUYER" } })).toBe(0);
  });
});
