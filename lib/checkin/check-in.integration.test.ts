import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { systemClock } from "@/lib/upstream/clock";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop } from "@/tests/support/practice-shop";
import { checkIn, previewCheckin } from "./check-in";
import { CLOVER_IS_SILENT, readUnknownMember } from "./read-unknown-member";

const shop = await practiceOfFile({ products: 1, customers: 20, orders: 0 });
const ctx = adminCtx(undefined, new Date("2026-11-21T20:00:00Z"));
const onCustomers = { method: "GET", path: "^/customers$" } as const;

beforeEach(async () => {
  shop.pos.control.clearFaults();
  shop.pos.control.clearLog();
  await emptyShop();
});

describe("a check-in with a number that is not in the database", () => {
  it("counts for a customer just created at the register, in any format of the number", async () => {
    shop.pos.control.createCustomer({ firstName: "Nova", lastName: "Reyes", phones: ["(702) 555-0161"] });
    expect(await previewCheckin(ctx, { phone: "702-555-0161" }, shop.clover)).toMatchObject({
      firstName: "Nova",
      checkinCount: 0,
    });
    const input = { phone: "7025550161", idempotencyKey: "counter-1" };
    expect(await checkIn(ctx, input, shop.clover)).toEqual({ checkinCount: 1, tier: "None" });
    expect(await checkIn(ctx, input, shop.clover)).toEqual({ checkinCount: 1, tier: "None" });
    expect(await db().customer.count()).toBe(1);
  });

  it("counts for the member when another record of theirs is already in the database", async () => {
    const ana = { firstName: "Ana", lastName: "Rey", phone: "7025550163", phoneDigits: ["7025550163"] };
    const here = await makeCustomer(db(), { ...ana, checkinCount: 4, createdAt: new Date("2020-01-01") });
    shop.pos.control.createCustomer({ firstName: "Rey", phones: ["702-555-0162", "702-555-0163"] });
    await checkIn(ctx, { phone: "7025550162" }, shop.clover);
    const records = await db().customer.findMany({ select: { memberId: true } });
    expect(records).toEqual([{ memberId: here.id }, { memberId: here.id }]);
  });

  it("asks Clover before it answers not found, and does not ask for a known number", async () => {
    await makeCustomer(db(), { phone: "7025550164", phoneDigits: ["7025550164"] });
    await checkIn(ctx, { phone: "7025550164" }, shop.clover);
    expect(shop.pos.control.requests(10)).toEqual([]);
    await expect(checkIn(ctx, { phone: "7025550165" }, shop.clover)).rejects.toMatchObject({
      code: "not_found",
      message: "No customer found with this phone number",
    });
    expect(shop.pos.control.requests(10).length).toBeGreaterThan(0);
    await expect(checkIn(ctx, { phone: "7025550165" }, null)).rejects.toMatchObject({ code: "not_found" });
  });

  it("ignores deleted and test records", async () => {
    const { id } = shop.pos.control.createCustomer({ firstName: "Gone", phones: ["7025550166"] });
    shop.pos.control.deleteCustomer(id);
    shop.pos.control.createCustomer({ firstName: "Test", lastName: "Customer", phones: ["7025550166"] });
    await expect(checkIn(ctx, { phone: "7025550166" }, shop.clover)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("reports a refusal by Clover and counts once when it is retried", async () => {
    shop.pos.control.createCustomer({ firstName: "Late", phones: ["7025550167"] });
    shop.pos.control.addFault({ ...onCustomers, kind: "status", status: 403, times: 0 });
    const input = { phone: "7025550167", idempotencyKey: "counter-2" };
    for (const work of [checkIn, previewCheckin])
      await expect(work(ctx, input, shop.clover)).rejects.toMatchObject({
        code: "upstream_failed",
        message: CLOVER_IS_SILENT,
      });
    expect(await db().loyaltyCheckin.count()).toBe(0);
    shop.pos.control.clearFaults();
    await checkIn(ctx, input, shop.clover);
    expect(await checkIn(ctx, input, shop.clover)).toMatchObject({ checkinCount: 1 });
  });

  it("stops waiting for Clover at its timeout", async () => {
    shop.pos.control.addFault({ ...onCustomers, kind: "hang", times: 0 });
    const look = readUnknownMember(ctx, shop.clover, "7025550168", 50);
    const first = await Promise.race([
      look.catch((error: { message: string }) => error.message),
      systemClock.sleep(5_000).then(() => "still waiting"),
    ]);
    expect(first).toBe(CLOVER_IS_SILENT);
  });

  it("requires an admin before Clover is asked", async () => {
    const never = { customersByPhone: () => Promise.reject(new Error("Clover was asked")) };
    await expect(checkIn(customerCtx(), { phone: "7025550169" }, never)).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
