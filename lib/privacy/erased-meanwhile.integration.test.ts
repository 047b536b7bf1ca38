import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { joinCustomers } from "@/lib/customers/link-customers";
import { db } from "@/lib/db/client";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { erasePerson } from "@/lib/privacy/erase-person";
import { optOutOfSale } from "@/lib/privacy/opt-out-of-sale";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { toAppError } from "@/lib/to-app-error";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop } from "@/tests/support/practice-shop";

beforeEach(emptyShop);

/** Erases a customer and their message, and lets a colleague act while that is uncommitted. */
async function whileErased(act: (customerId: string, messageId: string) => Promise<unknown>) {
  const emails = ["dana@example.com"];
  const { id } = await makeCustomer(db(), { emails });
  const message = await db().contactSubmission.create({
    data: { name: "Dana", email: "dana@example.com", message: "Delete me please" },
  });
  const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Dana" });
  let acting: Promise<unknown> = Promise.resolve();
  await patientTransaction(async (tx) => {
    await erasePerson(adminCtx(tx), { requestId, customerIds: [id] });
    acting = act(id, message.id).catch((error) => toAppError(error, "test").code);
    await untilWaitingForLock("the wait for the erasure");
  });
  return acting;
}

/** Two records of a member; a plain scan of the table reads the one with the higher id first. */
async function makeMember() {
  const [low, high] = [randomUUID(), randomUUID()].sort() as [string, string];
  await makeCustomer(db(), { id: high });
  await makeCustomer(db(), { id: low, memberId: high });
  return { low, high };
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("somebody about whom others work meanwhile", () => {
  it("is not found by a check-in", async () => {
    expect(await whileErased((customerId) => recordCheckin(adminCtx(), { customerId }))).toBe("not_found");
  });

  it("has no message that could become a request", async () => {
    const opening = whileErased((_, messageId) =>
      openPrivacyRequest(adminCtx(), { kind: "access", messageId }),
    );
    expect(await opening).toBe("not_found");
  });

  it("is not opted out any more", async () => {
    const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "opt-out", name: "Dana" });
    const optingOut = whileErased((id) => optOutOfSale(adminCtx(), { requestId, customerIds: [id] }));
    expect(await optingOut).toBe("conflict");
    const where = { action: "opt out", entity: "privacy request", entityId: requestId };
    expect(await db().auditEntry.count({ where })).toBe(0);
  });

  it("is erased with a check-in that was going on", async () => {
    const { id: customerId } = await makeCustomer(db());
    const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Dana" });
    let erasing: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await recordCheckin(adminCtx(tx), { customerId });
      erasing = erasePerson(adminCtx(), { requestId, customerIds: [customerId] });
      await untilWaitingForLock("the wait for the check-in");
    });
    expect(await erasing).toMatchObject({ records: 1, visits: 1 });
  });

  it("is opted out with a record that joins the member meanwhile", async () => {
    const { id: toId } = await makeCustomer(db());
    const { id: fromId } = await makeCustomer(db());
    const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "opt-out", name: "Dana" });
    let working: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await joinCustomers(adminCtx(tx), { fromId, toId });
      working = optOutOfSale(adminCtx(), { requestId, customerIds: [toId] });
      await untilWaitingForLock("the wait for the join");
    });
    expect(await working).toMatchObject({ records: 2 });
  });

  it.each([
    ["erased", erasePerson],
    ["opted out", optOutOfSale],
  ])("can be %s while a check-in locks their records one after the other", async (_, verb) => {
    const { low, high } = await makeMember();
    const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Dana" });
    let working: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      const lock = (id: string) => tx.$queryRaw`SELECT id FROM customers WHERE id = ${id}::uuid FOR UPDATE`;
      await lock(low);
      working = verb(adminCtx(), { requestId, customerIds: [low] });
      await untilWaitingForLock("the wait for the check-in");
      await lock(high);
    });
    expect(await working).toMatchObject({ records: 2 });
  });
});
