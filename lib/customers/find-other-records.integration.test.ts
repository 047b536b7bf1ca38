import { expect, it } from "vitest";
import { findOtherRecords } from "@/lib/customers/find-other-records";
import { OtherRecordsQuery } from "@/lib/customers/schema";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

it("finds the newest eight records that match, without those that are known", async () => {
  await withRollback(async (db) => {
    const ids: string[] = [];
    for (let day = 1; day <= 10; day++) {
      const at = { createdAt: new Date(Date.UTC(2026, 10, day)), isPlaceholder: day === 9 };
      ids.unshift((await makeCustomer(db, { firstName: "Zebulon", ...at })).id);
    }
    const [newest = "", ...others] = ids;
    const query = OtherRecordsQuery.parse({ q: "zebulon", known: [newest] });
    const found = await findOtherRecords(adminCtx(db), query);
    expect(found.map(({ id }) => id)).toEqual(others.slice(0, 8));
    await expect(findOtherRecords(customerCtx(db), query)).rejects.toMatchObject({ code: "forbidden" });
  });
});
