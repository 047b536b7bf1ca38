import { expect, test } from "vitest";
import { previewMember } from "@/lib/loyalty/find-member";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";
import { keyPart, whoIsQueued, whoIsShown } from "./use-checkin";

test("a visit is recorded for the member who is shown, though another with the number was seen since", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const number = { phone: "7025550155", phoneDigits: ["7025550155"] };
    const ana = await makeCustomer(handle, { ...number, lastVisitAt: new Date("2026-11-20T20:00:00Z") });
    const bea = await makeCustomer(handle, { ...number, isSeparate: true });
    const asked = { phone: number.phone };
    const member = await previewMember(ctx, asked);
    expect(member.customerId).toBe(ana.id);
    await handle.customer.update({ where: { id: bea.id }, data: { lastVisitAt: new Date() } });
    await recordCheckin(ctx, whoIsShown(asked, { state: "found", member }));
    expect(await handle.loyaltyCheckin.findMany()).toMatchObject([{ customerId: ana.id }]);
  });
});

test("another person with the typed number can be chosen, though the shown member has other numbers before it", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const phoneDigits = ["7025550154", "7025550155"];
    const ana = await makeCustomer(handle, { phoneDigits, lastVisitAt: new Date("2026-11-20T20:00:00Z") });
    const ben = await makeCustomer(handle, { phoneDigits: ["7025550155"], isSeparate: true });
    const typed = { phone: "(702) 555-0155" };
    const shown = await previewMember(ctx, typed);
    expect(shown).toMatchObject({ customerId: ana.id, others: [{ customerId: ben.id }] });
    const chosen = { ...typed, customerId: shown.others[0]?.customerId };
    const member = await previewMember(ctx, chosen);
    expect(member).toMatchObject({ customerId: ben.id, others: [{ customerId: ana.id }] });
    const found = { state: "found", member } as const;
    const idempotencyKey = "one-key-155";
    await recordCheckin(ctx, { ...whoIsShown(chosen, found), idempotencyKey });
    // The same check-in sent again from the queue.
    await recordCheckin(ctx, { ...whoIsQueued(chosen, found).asked, idempotencyKey });
    expect(await handle.loyaltyCheckin.findMany()).toMatchObject([
      { customerId: ben.id, phone: "7025550155" },
    ]);
  });
});

test("a check-in waits by the member's id, and under the name a list would show", async () => {
  await withRollback(async (handle) => {
    const { id } = await makeCustomer(handle, { firstName: "", lastName: "", phoneDigits: ["7025550155"] });
    const asked = { phone: "7025550155" };
    const member = await previewMember(adminCtx(handle), asked);
    expect(whoIsQueued(asked, { state: "found", member })).toEqual({
      asked: { customerId: id },
      name: "No name",
    });
    expect(whoIsQueued(asked, { state: "none" })).toEqual({ asked, name: "7025550155" });
    const chosen = { customerId: id };
    expect(whoIsQueued(chosen, { state: "none" }, "Dana")).toEqual({ asked: chosen, name: "Dana" });
  });
});

test("the key of any scanned code can be sent as a header", () => {
  const codes = ["BEGIN:VCARD\nFN:Ana\nEND:VCARD", "https://example.com/菜单", "\ud83d", "tab\there"];
  for (const code of codes) expect(() => new Headers({ "idempotency-key": keyPart({ code }) })).not.toThrow();
  expect(keyPart({ code: "mpsv:abc_1" })).not.toBe(keyPart({ code: "mpsv:abc_2" }));
});
