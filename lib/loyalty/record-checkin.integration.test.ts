import { describe, expect, it, onTestFinished, vi } from "vitest";
import { joinCustomers } from "@/lib/customers/link-customers";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { db } from "@/lib/db/client";
import { findMember, previewMember } from "@/lib/loyalty/find-member";
import { lookupByPhone } from "@/lib/loyalty/lookup-by-phone";
import { issueMemberCode } from "@/lib/loyalty/member-code";
import { countTiers, listOddVisits } from "@/lib/loyalty/queries";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { issueShortCode, shortCodeLifetime } from "@/lib/loyalty/short-code";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

vi.hoisted(() => vi.stubEnv("SHOP_PHONE", "(702) 555-0110"));

const dana = { firstName: "Dana", lastName: "Rivers", phoneDigits: ["7025550123"] };
const now = new Date("2026-11-21T20:00:00Z");

describe("a manual check-in", () => {
  it("previews the member, counts the visit and returns the tier", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      await handle.customer.create({ data: { ...dana, checkinCount: 0 } });
      for (let visit = 1; visit <= 4; visit++) await recordCheckin(ctx, { phone: "702-555-0123" });
      expect(await recordCheckin(ctx, { phone: "+1 702 555 0123" })).toEqual({
        checkinCount: 5,
        tier: "Bronze",
      });
      expect(await previewMember(ctx, { phone: "7025550123" })).toMatchObject({
        firstName: "Dana",
        lastName: "Rivers",
        checkinCount: 5,
        tier: "Bronze",
        visitsToday: 5,
      });
      expect(await countTiers(ctx, null)).toMatchObject({ members: 1, Bronze: 1, Silver: 0 });
    });
  });

  it("counts for nobody by a number that does not say who it is, and for whom staff name", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      const eve = { ...dana, firstName: "Eve", phoneDigits: ["5555555555"] };
      const { id } = await handle.customer.create({ data: eve });
      await handle.customer.create({ data: { ...dana, phoneDigits: ["7025550110"] } });
      for (let at = 0; at < 11; at++)
        await handle.customer.create({ data: { ...dana, firstName: `Sam ${at}` } });
      await regroupMembers(handle);
      const dummy = {
        code: "bad_input",
        message: "phone: No phone number has these digits. Please check them.",
      };
      await expect(recordCheckin(ctx, { phone: "555-555-5555" })).rejects.toMatchObject(dummy);
      for (const phone of ["702-555-0110", "7025550123"])
        await expect(recordCheckin(ctx, { phone }), phone).rejects.toMatchObject({
          code: "bad_input",
          message: "This number is on the records of many people, or the shop's own. Use the member's code.",
        });
      expect(await previewMember(ctx, { customerId: id })).toMatchObject({ firstName: "Eve", others: [] });
      const sam = await handle.customer.findFirstOrThrow({ where: { firstName: "Sam 3" } });
      expect(await previewMember(ctx, { customerId: sam.id })).toMatchObject({ others: [] });
      const named = { phone: "7025550123", customerId: sam.id };
      expect(await recordCheckin(ctx, named)).toMatchObject({ checkinCount: 1 });
    });
  });

  it("counts by a number that many records have once staff joined them all to one member", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      const [first, ...others] = await Promise.all(
        Array.from({ length: 11 }, (_, at) =>
          handle.customer.create({ data: { ...dana, firstName: `Dana ${at}` } }),
        ),
      );
      await regroupMembers(handle);
      for (const { id } of others) await joinCustomers(ctx, { fromId: first?.id ?? "", toId: id });
      expect(await recordCheckin(ctx, { phone: "702-555-0123" })).toMatchObject({ checkinCount: 1 });
      expect(await lookupByPhone(anonymousCtx(handle), "7025550123", "a")).toMatchObject({ checkinCount: 1 });
    });
  });

  it("counts once per idempotency key, also for concurrent requests", async () => {
    const created = await db().customer.create({ data: { ...dana, phoneDigits: ["7025550777"] } });
    onTestFinished(async () => void (await db().customer.delete({ where: { id: created.id } })));
    const ctx = adminCtx(undefined, now);
    const send = (key: string) => recordCheckin(ctx, { phone: "7025550777", idempotencyKey: key });
    // Ten at a time: more would wait for a connection longer than the shop lets them.
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => send("same-key-1")));
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 10 }, (_, n) => send(`different-${round}-${n}`)));
    expect(await db().customer.findUnique({ where: { id: created.id } })).toMatchObject({ checkinCount: 51 });
  });

  it("refuses a key that was used for another member and counts nothing", async () => {
    await withRollback(async (handle) => {
      await handle.customer.create({ data: { ...dana, phoneDigits: ["7025550778"] } });
      await handle.customer.create({ data: { ...dana, phoneDigits: ["7025550779"] } });
      const send = (phone: string) =>
        recordCheckin(adminCtx(handle, now), { phone, idempotencyKey: "one-key-77" });
      await send("7025550778");
      expect(await send("(702) 555-0778")).toMatchObject({ checkinCount: 1 });
      await expect(send("7025550779")).rejects.toMatchObject({ code: "conflict" });
      expect(await handle.loyaltyCheckin.count({ where: { idempotencyKey: "one-key-77" } })).toBe(1);
    });
  });

  it("tells people who share a number apart by whom staff name, and accepts a retry by the number alone", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      const ana = await makeCustomer(handle, { ...dana, firstName: "Ana", isSeparate: true });
      const bea = await makeCustomer(handle, { ...dana, firstName: "Bea" });
      const other = await makeCustomer(handle);
      await expect(findMember(ctx, { phone: "7025550123", customerId: other.id })).rejects.toMatchObject({
        code: "not_found",
      });
      const send = (named: object) =>
        recordCheckin(ctx, { idempotencyKey: "one-key-78", phone: "7025550123", ...named });
      expect(await send({ customerId: ana.id })).toMatchObject({ checkinCount: 1 });
      await expect(send({ customerId: bea.id })).rejects.toMatchObject({ code: "conflict" });
      await expect(send({ customerId: bea.id, phone: undefined })).rejects.toMatchObject({
        code: "conflict",
      });
      await handle.customer.update({
        where: { id: bea.id },
        data: { lastVisitAt: new Date(now.getTime() + 1) },
      });
      expect(await send({})).toMatchObject({ checkinCount: 1 });
      expect(await handle.loyaltyCheckin.count()).toBe(1);
    });
  });

  it("accepts a member's scanned code and refuses an expired or forged one", async () => {
    await withRollback(async (handle) => {
      const { id } = await handle.customer.create({ data: dana });
      const code = issueMemberCode(id, now);
      expect(await recordCheckin(adminCtx(handle, now), { code })).toEqual({ checkinCount: 1, tier: "None" });
      const late = adminCtx(handle, new Date(now.getTime() + 11 * 60_000));
      await expect(recordCheckin(late, { code })).rejects.toMatchObject({ code: "not_found" });
      await expect(findMember(late, { code: "forged" })).rejects.toMatchObject({ code: "not_found" });
      await expect(recordCheckin(late, { code: "forged" })).rejects.toMatchObject({ code: "not_found" });
    });
  });

  it("counts a scanned code for all records of the number, like the number itself", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      const { id } = await handle.customer.create({ data: { ...dana, checkinCount: 2 } });
      await handle.customer.create({ data: { ...dana, checkinCount: 7, lastVisitAt: now } });
      await regroupMembers(handle);
      const code = issueMemberCode(id, now);
      expect(await previewMember(ctx, { code })).toMatchObject({
        customerId: id,
        checkinCount: 9,
        tier: "Bronze",
      });
      await recordCheckin(ctx, { code });
      expect(await handle.loyaltyCheckin.findFirst({ where: { customerId: id } })).toMatchObject({
        phone: "7025550123",
      });
      await handle.customer.update({ where: { id }, data: { removedAt: now } });
      await expect(previewMember(ctx, { code })).rejects.toMatchObject({ code: "not_found" });
    });
  });

  it("answers not found for an unknown number, and never counts for a test record", async () => {
    await withRollback(async (handle) => {
      await handle.customer.create({ data: { ...dana, isPlaceholder: true } });
      await expect(recordCheckin(adminCtx(handle), { phone: "7025550123" })).rejects.toMatchObject({
        code: "not_found",
        message: "No customer found with this phone number",
      });
    });
  });

  it("requires an admin", async () => {
    const input = { phone: "7025550123" };
    await expect(recordCheckin(anonymousCtx(), input)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(recordCheckin(customerCtx(), input)).rejects.toMatchObject({ code: "forbidden" });
    await expect(previewMember(customerCtx(), input)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a short code", () => {
  it("identifies its member in any format until it expires, unlike unknown codes and price tags", async () => {
    await withRollback(async (handle) => {
      const { id } = await handle.customer.create({ data: dana });
      const ctx = adminCtx(handle, now);
      const code = issueShortCode(id, now);
      expect(code).toMatch(/^\d{3} \d{3} \d{3}$/);
      for (const typed of [code, code.replaceAll(" ", ""), code.replaceAll(" ", "-")])
        expect(await previewMember(ctx, { code: typed })).toMatchObject({ customerId: id });
      const almost = adminCtx(handle, new Date(now.getTime() + shortCodeLifetime(now) - 1));
      expect(await recordCheckin(almost, { code })).toMatchObject({ checkinCount: 1 });
      const late = adminCtx(handle, new Date(now.getTime() + shortCodeLifetime(now)));
      await expect(previewMember(late, { code })).rejects.toMatchObject({
        message: expect.stringContaining("no longer valid"),
      });
      for (const other of ["000 000 000", "012345678905", "https://example.com/menu", "x".repeat(80)])
        await expect(previewMember(ctx, { code: other })).rejects.toMatchObject({ code: "not_found" });
      await expect(previewMember(ctx, { code: "012345678905" })).rejects.toMatchObject({
        message: expect.stringContaining("not a member's code"),
      });
      await expect(previewMember(ctx, { code: "702 555 011" })).rejects.toMatchObject({
        message: expect.stringContaining("A phone number has ten digits"),
      });
    });
  });

  it.each([
    ["scanned", issueMemberCode],
    ["typed", issueShortCode],
  ])("that was %s counts once when it is sent again after it expired", async (_, issue) => {
    await withRollback(async (handle) => {
      const [{ id }, other] = [await handle.customer.create({ data: dana }), await makeCustomer(handle)];
      const late = adminCtx(handle, new Date(now.getTime() + 11 * 60_000));
      const sent = { code: issue(id, now), idempotencyKey: "answer-lost" };
      const first = await recordCheckin(adminCtx(handle, now), sent);
      expect(await recordCheckin(late, sent)).toEqual(first);
      expect(await handle.loyaltyCheckin.count()).toBe(1);
      for (const sentAs of [issue(other.id, now), issue(other.id, late.now())])
        await expect(recordCheckin(late, { ...sent, code: sentAs })).rejects.toMatchObject({
          code: "conflict",
        });
      await expect(recordCheckin(late, { ...sent, idempotencyKey: "another-visit" })).rejects.toMatchObject({
        message: expect.stringContaining("no longer valid"),
      });
      await joinCustomers(late, { fromId: id, toId: other.id });
      await handle.customer.update({ where: { id }, data: { removedAt: late.now() } });
      expect(await recordCheckin(late, sent)).toEqual(first);
      expect(await handle.loyaltyCheckin.count()).toBe(1);
    });
  });

  it("accepts a customer id without a number, as a queued check-in sends it", async () => {
    await withRollback(async (handle) => {
      const { id } = await handle.customer.create({ data: dana });
      const ctx = adminCtx(handle, now);
      const again = { customerId: id, idempotencyKey: "waited-for-the-line" };
      expect(await recordCheckin(ctx, again)).toMatchObject({ checkinCount: 1 });
      expect(await recordCheckin(ctx, again)).toMatchObject({ checkinCount: 1 });
    });
  });

  it("counts a queued check-in once for the member whose duplicate record was deleted meanwhile", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      const [deleted, kept] = [await makeCustomer(handle), await makeCustomer(handle)];
      await joinCustomers(ctx, { fromId: deleted.id, toId: kept.id });
      const queued = (idempotencyKey: string) =>
        recordCheckin(ctx, { customerId: deleted.id, idempotencyKey });
      await queued("sent-before-the-deletion");
      await handle.customer.update({ where: { id: deleted.id }, data: { removedAt: now } });
      expect(await queued("sent-before-the-deletion")).toMatchObject({ checkinCount: 1 });
      expect(await queued("sent-after-the-deletion")).toMatchObject({ checkinCount: 2 });
      expect(await handle.loyaltyCheckin.count({ where: { customerId: kept.id } })).toBe(1);
      await handle.customer.update({ where: { id: kept.id }, data: { removedAt: now } });
      await expect(queued("nobody-is-left")).rejects.toMatchObject({ code: "not_found" });
    });
  });
});

describe("voiding", () => {
  it("excludes a repeated visit with a reason, keeps its row, and can restore it", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      await handle.customer.create({ data: dana });
      await recordCheckin(ctx, { phone: "7025550123" });
      await recordCheckin(ctx, { phone: "7025550123" });
      expect([...ctx.touched]).toEqual(["customers"]);
      const [repeat] = (await listOddVisits(ctx)).toReview.rows;
      expect(repeat?.reason).toBe("Repeated on the same day");
      const id = repeat?.id ?? "";
      expect(await voidCheckin(ctx, { id, reason: "Typed twice" })).toMatchObject({ checkinCount: 1 });
      await expect(voidCheckin(ctx, { id, reason: "Again" })).rejects.toMatchObject({ code: "conflict" });
      expect(await listOddVisits(ctx)).toMatchObject({
        toReview: { rows: [], total: 0 },
        voided: { rows: [{ id, reason: "Voided", voidReason: "Typed twice" }], total: 1 },
      });
      await expect(restoreCheckin(ctx, { id, reason: " " })).rejects.toMatchObject({
        fields: { reason: "Say why in a few words" },
      });
      expect(await restoreCheckin(ctx, { id, reason: "They came twice" })).toMatchObject({ checkinCount: 2 });
    });
  });
});
