import { expect, it } from "vitest";
import { erasePerson } from "@/lib/privacy/erase-person";
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
