import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { joinCustomers, separateCustomer } from "@/lib/customers/link-customers";
import { regroupMembers } from "@/lib/customers/regroup-members";
import type { Db } from "@/lib/db/client";
import { optOutOfSale } from "@/lib/privacy/opt-out-of-sale";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const TOLD = "2026-11-21T20:00:00.000Z";
const phoneDigits = ["7025550155"];

async function optOutOf(db: Db, id: string): Promise<string | null> {
  const { saleOptOutAt } = await db.customer.findUniqueOrThrow({ where: { id } });
  return saleOptOutAt?.toISOString() ?? null;
}

it("an opt-out of sale counts for a record that joins the member later, also once it is separated again", async () => {
  await withRollback(async (db) => {
    const then = adminCtx(db, new Date(TOLD));
    const { id } = await makeCustomer(db, { phoneDigits });
    const { id: requestId } = await openPrivacyRequest(then, { kind: "opt-out", name: "Dana Rivers" });
    await optOutOfSale(then, { requestId, customerIds: [id] });

    const ctx = adminCtx(db, new Date("2026-11-28T20:00:00Z"));
    const { id: byPhone } = await makeCustomer(db, { phoneDigits });
    await regroupMembers(db, [byPhone]);
    const { id: byStaff } = await makeCustomer(db);
    expect(await optOutOf(db, byStaff)).toBe(null);
    await joinCustomers(ctx, { fromId: byStaff, toId: id });
    const { id: other } = await makeCustomer(db);
    await regroupMembers(db);
    await separateCustomer(ctx, { id: byPhone });

    expect(await optOutOf(db, byPhone)).toBe(TOLD);
    expect(await optOutOf(db, byStaff)).toBe(TOLD);
    expect(await optOutOf(db, other)).toBe(null);
  });
});

it("the migration gives the earliest opt-out to the records of a member that have none, and to nobody else", async () => {
  const migration = "prisma/migrations/20261129113000_opt_outs_of_joined_records/migration.sql";
  const [early, late] = [new Date("2026-11-20T20:00:00Z"), new Date(TOLD)];
  await withRollback(async (db) => {
    const { id: memberId } = await makeCustomer(db, { saleOptOutAt: late });
    const { id: first } = await makeCustomer(db, { memberId, saleOptOutAt: early });
    const { id: joined } = await makeCustomer(db, { memberId });
    const { id: other } = await makeCustomer(db);
    await db.$executeRawUnsafe(readFileSync(migration, "utf8"));

    const told = await Promise.all([memberId, first, joined, other].map((id) => optOutOf(db, id)));
    expect(told).toEqual([TOLD, early.toISOString(), early.toISOString(), null]);
  });
});
