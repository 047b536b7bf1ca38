import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";

beforeEach(emptyShop);

it("lets one of three concurrent requests void or restore a visit and refuses the others", async () => {
  const ctx = adminCtx();
  const customer = await makeCustomer(db());
  await recordCheckin(ctx, { customerId: customer.id });
  await recordCheckin(ctx, { customerId: customer.id });
  const { id } = await db().loyaltyCheckin.findFirstOrThrow({ where: { customerId: customer.id } });
  const steps = [
    [() => voidCheckin(ctx, { id, reason: "Typed twice" }), "void", 1, "This visit is void already."],
    [() => restoreCheckin(ctx, { id, reason: "It was a visit" }), "restore", 2, "This visit is not void."],
  ] as const;
  for (const [step, action, visits, sentence] of steps) {
    const outcomes = await Promise.allSettled([step(), step(), step()]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.map(({ reason }) => reason.message)).toEqual([sentence, sentence]);
    const { memberVisits } = await db().customer.findUniqueOrThrow({ where: { id: customer.id } });
    expect(memberVisits).toBe(visits);
    expect(await db().auditEntry.count({ where: { action, entity: "checkin", entityId: id } })).toBe(1);
  }
});
