import { expect, it } from "vitest";
import { erasePerson } from "@/lib/privacy/erase-person";
import { getPrivacyRequest } from "@/lib/privacy/queries";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

it("an erased person is taken out of the lists of ids that syncs keep, in their order", async () => {
  await withRollback(async (handle) => {
    const { id } = await makeCustomer(handle, { cloverId: "GONE" });
    await handle.syncSeenPage.createMany({
      data: [
        { kind: "customers", pass: 1n, page: 0, ids: ["B", "GONE", "A"] },
        { kind: "orders", pass: 1n, page: 0, ids: ["GONE"] },
      ],
    });
    await handle.deletionHold.create({
      data: { kind: "customers", cloverIds: ["A", "GONE", "B"], known: 3, confirmedAt: new Date() },
    });
    const { id: requestId } = await openPrivacyRequest(adminCtx(handle), {
      kind: "delete",
      name: "Dana Rivers",
    });
    await erasePerson(adminCtx(handle), { requestId, customerIds: [id] });
    const pages = await handle.syncSeenPage.findMany({ orderBy: { kind: "asc" } });
    expect(pages.map(({ ids }) => ids)).toEqual([["B", "A"], ["GONE"]]);
    expect(await handle.deletionHold.findMany()).toMatchObject([
      { cloverIds: ["A", "B"], confirmedAt: expect.any(Date) },
    ]);
  });
});

it("staff are sent to the register for the records that it still has only, and none of them comes back", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const { id } = await makeCustomer(handle, { cloverId: "PRESENT" });
    await makeCustomer(handle, { cloverId: "DELETED", memberId: id, removedAt: new Date("2026-11-01") });
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "delete", name: "Dana Rivers" });
    expect(await erasePerson(ctx, { requestId, customerIds: [id] })).toMatchObject({
      records: 2,
      cloverIds: ["PRESENT"],
    });
    expect((await getPrivacyRequest(ctx, requestId)).cloverIds).toEqual(["PRESENT"]);
    const again = { firstName: "Dana", lastName: "Rivers", cloverId: "DELETED" };
    expect((await handle.customer.createMany({ data: again })).count).toBe(0);
  });
});
