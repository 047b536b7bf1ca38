import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { changePassword } from "@/lib/auth/change-password";
import { resetPassword } from "@/lib/auth/reset-password";
import { systemCtx } from "@/lib/context";
import { addNote } from "@/lib/customers/add-note";
import { db } from "@/lib/db/client";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { erasePerson } from "@/lib/privacy/erase-person";
import { exportPerson } from "@/lib/privacy/export-person";
import { findPerson } from "@/lib/privacy/find-person";
import { optOutOfSale } from "@/lib/privacy/opt-out-of-sale";
import { getPrivacyRequest, listPrivacyRequests } from "@/lib/privacy/queries";
import { closePrivacyRequest, openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { sync } from "@/lib/sync/start-sync";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { makeSignedIn, makeUser, PASSWORD } from "@/tests/factories/user";
import { startPractice } from "@/tests/support/practice-shop";
import { withRollback } from "@/tests/support/with-rollback";

const dana = {
  firstName: "Dana",
  lastName: "Rivers",
  phone: "7025550155",
  phoneDigits: ["7025550155"],
  email: "dana.rivers@example.com",
  emails: ["dana.rivers@example.com"],
  searchText: "dana rivers\ndana.rivers@example.com\n7025550155",
};
const opened = (ctx: ReturnType<typeof adminCtx>, kind: "delete" | "access" | "opt-out" = "delete") =>
  openPrivacyRequest(ctx, { kind, name: "Dana Rivers", phone: "(702) 555-0155" });

describe("a privacy request", () => {
  it("is due 45 shop days after it was received, also through the contact form", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, new Date("2026-11-21T20:00:00Z"));
      const message = await handle.contactSubmission.create({
        data: {
          name: "Dana",
          email: "dana@example.com",
          message: "Delete me please",
          kind: "delete",
          createdAt: new Date("2026-10-20T20:00:00Z"),
        },
      });
      const request = await openPrivacyRequest(ctx, { kind: "delete", messageId: message.id });
      // The clock change lies between: the same hour on the shop's clock.
      expect(request).toMatchObject({
        source: "contact form",
        email: "dana@example.com",
        dueAt: "2026-12-04T21:00:00.000Z",
      });
      const again = openPrivacyRequest(ctx, { kind: "delete", messageId: message.id });
      await expect(again).rejects.toMatchObject({ code: "conflict" });
      expect((await listPrivacyRequests(ctx)).requests.map(({ id }) => id)).toContain(request.id);
    });
  });

  it("is closed once with its outcome, after which no step is accepted", async () => {
    const ctx = adminCtx();
    const { id: requestId } = await opened(ctx);
    const close = () =>
      closePrivacyRequest(ctx, { requestId, answer: "nothing", outcome: "Nothing is here about them" });
    const outcomes = await Promise.allSettled([close(), close()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(findPerson(ctx, { requestId, q: "dana" })).rejects.toMatchObject({ code: "conflict" });
    expect(await getPrivacyRequest(ctx, requestId)).toMatchObject({ closedBy: "owner", answer: "nothing" });
  });

  it("requires a person and a search of some length", async () => {
    const ctx = adminCtx();
    await expect(openPrivacyRequest(ctx, { kind: "delete" })).rejects.toMatchObject({ code: "bad_input" });
    const nobody = "00000000-0000-4000-8000-00000000dead";
    await expect(findPerson(ctx, { requestId: nobody, q: "x" })).rejects.toMatchObject({ code: "bad_input" });
    const these = { requestId: nobody, customerIds: [] };
    await expect(erasePerson(ctx, these)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a person's data", () => {
  it("is found across joined records, exported and opted out, without personal data in the audit", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeCustomer(handle, dana);
      await makeCustomer(handle, { firstName: "D.", lastName: "R.", memberId: id });
      await makeOrder(handle, { customerId: id });
      await addNote(ctx, { customerId: id, text: "Prefers teal" });
      await recordCheckin(ctx, { phone: dana.phone });
      const { id: requestId } = await opened(ctx, "access");
      const found = await findPerson(ctx, { requestId, q: "702-555-0155" });
      expect(found.records.map(({ visits, orders, notes }) => [visits, orders, notes])).toEqual([
        [1, 1, 1],
        [0, 0, 0],
      ]);
      const these = { requestId, customerIds: [id] };
      const file = JSON.parse((await exportPerson(ctx, these)).text);
      expect(file.customerRecords).toHaveLength(2);
      expect(file).toMatchObject({ notesOfStaff: [{ text: "Prefers teal" }], orders: [{ total: "21.68" }] });
      expect(await optOutOfSale(ctx, these)).toEqual({ records: 2 });
      expect(await optOutOfSale(ctx, these)).toEqual({ records: 0 });
      const history = await historyOf(ctx, "privacy request", requestId);
      expect(history.map(({ action }) => action)).toEqual(["opt out", "opt out", "export", "find", "create"]);
      expect(JSON.stringify(history)).not.toMatch(/dana|rivers|5550155|teal/i);
    });
  });

  it("is in the file with every number, refund, request and sign-in", async () => {
    const { id: accountId } = await makeSignedIn();
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const phoneDigits = [...dana.phoneDigits, "7025550156"];
      const { id } = await makeCustomer(handle, {
        ...dana,
        phoneDigits,
        cloverId: "RIVERS",
        loyaltyPoints: 40,
      });
      await handle.customer.update({ where: { id }, data: { memberVisits: 12 } });
      const order = await makeOrder(handle, { customerId: id });
      const refund = { orderId: order.id, kind: "refund", amount: "5.00", createdAt: new Date() };
      await handle.refund.create({ data: { ...refund, cloverId: "GIVENBACK" } });
      await handle.refund.create({ data: { ...refund, cloverId: "VOIDED", isVoid: true } });
      await makeOrder(handle, { customerCloverId: "RIVERS", total: "7.00" });
      const { id: requestId } = await opened(ctx, "access");
      const these = { requestId, customerIds: [id], accountIds: [accountId] };
      const file = JSON.parse((await exportPerson(ctx, these)).text);
      expect(file).toMatchObject({
        customerRecords: [{ phones: phoneDigits, loyaltyPoints: 40, loyaltyTier: "Silver" }],
        orders: [{ refunds: [{ amount: "5.00" }] }, { total: "7.00", refunds: [] }],
        requests: expect.arrayContaining([
          expect.objectContaining({ about: "See what you have about me", phone: "(702) 555-0155" }),
        ]),
        accounts: [{ signIns: [{ at: expect.any(String) }] }],
      });
    });
  });

  it("is found by any part of an account's name or address, with wildcards taken as they are, unless they are staff", async () => {
    const { username } = await makeUser({ username: `Dana_R-${randomUUID().slice(0, 8)}` });
    await makeUser({ username: username.replace("_", "x") });
    await makeUser({ username: `${username}-staff`, isAdmin: true });
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id: requestId } = await opened(ctx);
      for (const q of [username.slice(2), username.toUpperCase()])
        expect((await findPerson(ctx, { requestId, q })).accounts).toMatchObject([{ username }]);
    });
  });

  it("is erased completely, and the sales stay without a name", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeCustomer(handle, { ...dana, cloverId: "ERASEDCUSTOMER" });
      const other = await makeCustomer(handle, { firstName: "Else" });
      const { id: orderId } = await makeOrder(handle, { customerId: id, customerCloverId: "ERASEDCUSTOMER" });
      await recordCheckin(ctx, { phone: dana.phone });
      const visit = await handle.loyaltyCheckin.findFirstOrThrow({ where: { customerId: id } });
      await voidCheckin(ctx, { id: visit.id, reason: "Wrong person, it was Dana Rivers" });
      await restoreCheckin(ctx, { id: visit.id, reason: "It was Dana Rivers after all" });
      const ofVisit = JSON.stringify(await historyOf(ctx, "checkin", visit.id));
      expect(ofVisit).not.toMatch(/dana|rivers/i);
      await handle.contactSubmission.create({
        data: { name: "Dana", email: "Dana.Rivers@example.com", message: "Hello there, shop" },
      });
      const earlier = await opened(ctx, "access");
      await closePrivacyRequest(ctx, {
        requestId: earlier.id,
        answer: "done",
        outcome: "Mailed Dana Rivers her file",
      });
      const request = await opened(ctx);
      const erased = await erasePerson(ctx, { requestId: request.id, customerIds: [id] });
      expect(erased).toMatchObject({
        records: 1,
        visits: 1,
        ordersWithoutName: 1,
        messages: 1,
        cloverIds: ["ERASEDCUSTOMER"],
      });
      expect(await handle.customer.findMany({ where: { id } })).toEqual([]);
      expect(await handle.customer.count({ where: { id: other.id } })).toBe(1);
      expect(await handle.loyaltyCheckin.count()).toBe(0);
      expect(await handle.undoneVoid.count()).toBe(0);
      expect(await handle.order.findUnique({ where: { id: orderId } })).toMatchObject({
        customerId: null,
        customerCloverId: null,
        total: expect.anything(),
      });
      expect(await getPrivacyRequest(ctx, request.id)).toMatchObject({
        name: null,
        phone: null,
        erasedAt: expect.any(String),
      });
      expect(await getPrivacyRequest(ctx, earlier.id)).toMatchObject({
        name: null,
        answer: "done",
        outcome: null,
        closedAt: expect.any(String),
        closedBy: "owner",
      });
      for (const verb of [erasePerson, exportPerson, optOutOfSale])
        await expect(verb(ctx, { requestId: request.id, customerIds: [id] })).rejects.toMatchObject({
          code: "conflict",
          message: "Nothing is chosen, or somebody else erased it already.",
        });
      expect(JSON.stringify(await historyOf(ctx, "privacy request", request.id))).not.toMatch(
        /dana|5550155/i,
      );
    });
  });

  it("is erased with their account, whose name the audit never had", async () => {
    const username = "dana.rivers@example.com";
    const { ctx, id } = await makeSignedIn({ username, email: username });
    const [first, second] = ["teal neon over sahara", "copper lamp in the fog"];
    await changePassword(ctx, { currentPassword: PASSWORD, newPassword: first }, "203.0.113.5");
    await resetPassword(systemCtx("cli"), { username, password: second });
    const { id: requestId } = await opened(adminCtx());
    const these = { requestId, customerIds: [], accountIds: [id] };
    expect(await erasePerson(adminCtx(), these)).toMatchObject({ accounts: 1 });
    expect(await db().user.count({ where: { id } })).toBe(0);
    expect(JSON.stringify(await historyOf(adminCtx(), "user", id))).not.toMatch(/dana|rivers/i);
    const named = { contains: "rivers" };
    const entries = { OR: [{ actorName: named }, { label: named }] };
    expect(await db().auditEntry.count({ where: entries })).toBe(0);
  });

  it("includes a chosen account that has no e-mail in the file and in the erasure", async () => {
    const account = await makeUser({ email: null });
    const colleague = await makeUser({ email: null, isAdmin: true });
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id: requestId } = await opened(ctx);
      const found = await findPerson(ctx, { requestId, q: account.username });
      const accountIds = [...found.accounts.map(({ id }) => id), colleague.id];
      const these = { requestId, customerIds: [], accountIds };
      const file = JSON.parse((await exportPerson(ctx, these)).text);
      expect(file.accounts).toMatchObject([{ username: account.username }]);
      expect(await erasePerson(ctx, these)).toMatchObject({ records: 0, accounts: 1 });
      expect(await handle.user.findMany({ where: { id: { in: accountIds } } })).toMatchObject([
        { id: colleague.id },
      ]);
    });
  });

  it("is erased without deleting a staff account", async () => {
    const { id, email } = await makeUser({ isAdmin: true, email: `${randomUUID()}@example.com` });
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id: requestId } = await opened(ctx);
      const these = { requestId, customerIds: [], accountIds: [id], emails: [email ?? ""] };
      await expect(erasePerson(ctx, these)).rejects.toMatchObject({ code: "conflict" });
    });
  });
});

describe("after an erasure", () => {
  it("no sync restores the person or their name on a sale, even one running at the time", async () => {
    const { clover } = await startPractice({ products: 20, customers: 80, orders: 150 });
    await sync(systemCtx("test"), "customers", { clover });
    await sync(systemCtx("test"), "orders", { clover });
    const [buyer] = await db().$queryRaw<{ id: string; cloverId: string }[]>`
      SELECT c.id, c.clover_id AS "cloverId" FROM customers c JOIN orders o ON o.customer_id = c.id
      WHERE c.clover_id IS NOT NULL AND NOT c.is_placeholder LIMIT 1`;
    if (!buyer) throw new Error("The practice shop has no buyer.");
    const all = await db().customer.count();
    const { id: requestId } = await opened(adminCtx());
    const [erased] = await Promise.all([
      erasePerson(adminCtx(), { requestId, customerIds: [buyer.id] }),
      sync(systemCtx("test"), "customers", { clover }),
    ]);
    await db().syncCursor.deleteMany();
    await sync(systemCtx("test"), "customers", { clover });
    await sync(systemCtx("test"), "orders", { clover });
    expect(await db().customer.count({ where: { cloverId: buyer.cloverId } })).toBe(0);
    expect(await db().customer.count()).toBe(all - erased.records);
    expect(await db().order.count({ where: { customerCloverId: buyer.cloverId } })).toBe(0);
    expect(await db().erasedIdentifier.count()).toBeGreaterThan(0);
  });

  it("a person may sign up again later", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeCustomer(handle, { ...dana, cloverId: "FIRSTRECORD" });
      const { id: requestId } = await opened(ctx);
      await erasePerson(ctx, { requestId, customerIds: [id] });
      const sameAgain = (cloverId: string, createdAt: Date) =>
        handle.customer.createMany({ data: { ...dana, email: null, cloverId, createdAt } });
      expect((await sameAgain("FIRSTRECORD", new Date(Date.now() + 60_000))).count).toBe(0);
      expect((await sameAgain("OLDDUPLICATE", new Date("2026-01-01T00:00:00Z"))).count).toBe(0);
      expect((await sameAgain("NEWSIGNUP", new Date(Date.now() + 60_000))).count).toBe(1);
    });
  });
});
