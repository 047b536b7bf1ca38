import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { regroupMembers } from "@/lib/customers/regroup-members";
import type { Db } from "@/lib/db/client";
import { type Budget, resetLimits, spend } from "@/lib/limits/rate-limit";
import { lookupByPhone } from "@/lib/loyalty/lookup-by-phone";
import { LOOKUP_FAILED } from "@/lib/loyalty/lookup-failed";
import { readMemberCode } from "@/lib/loyalty/member-code";
import { anonymousCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

vi.hoisted(() => vi.stubEnv("SHOP_PHONE", "(702) 555-0110"));
// The module's own timer is out of reach of fake timers.
vi.mock("node:timers/promises", async (original) => ({
  ...(await original<typeof import("node:timers/promises")>()),
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));
afterEach(resetLimits);

const customer = (db: Db, data: object) =>
  db.customer.create({
    data: { firstName: "Dana", lastName: "Rivers", phoneDigits: ["7025550123"], checkinCount: 3, ...data },
  });

it("adds up records that share a number, deleted ones too, and shows the most recent name with an initial", async () => {
  await withRollback(async (db) => {
    await customer(db, { lastVisitAt: new Date("2026-01-01") });
    const latest = await customer(db, {
      firstName: "D.",
      lastVisitAt: new Date("2026-10-01"),
      checkinCount: 4,
    });
    await customer(db, { isPlaceholder: true, checkinCount: 40 });
    await customer(db, { removedAt: new Date(), checkinCount: 2 });
    await regroupMembers(db);
    const { memberCode, shortCode, codeExpiresInMs, ...status } = await lookupByPhone(
      anonymousCtx(db),
      "+1 (702) 555-0123",
      "a",
    );
    expect(shortCode).toMatch(/^\d{3} \d{3} \d{3}$/);
    expect(codeExpiresInMs).toBeGreaterThan(0);
    expect(codeExpiresInMs).toBeLessThanOrEqual(10 * 60_000);
    expect(status).toEqual({
      tier: "Bronze",
      checkinCount: 9,
      nextTier: "Silver",
      nextTierRequirement: 10,
      customer: { firstName: "D.", lastName: "R." },
    });
    expect(readMemberCode(memberCode, new Date())).toBe(latest.id);
  });
});

it.each([
  ["Dana Rivers", "", "Dana", "R."],
  [" Dana  Maria Rivers", " ", "Dana", "R."],
  ["Rivers, Dana", "", "Dana", "R."],
  ["", "Dana Rivers", "", "D."],
  ["Mary Ann", "Rivers", "Mary Ann", "R."],
  ["Dana", "", "Dana", ""],
])("of a record named %j %j shows %j %j", async (firstName, lastName, ...shown) => {
  await withRollback(async (db) => {
    await customer(db, { firstName, lastName });
    const { customer: named } = await lookupByPhone(anonymousCtx(db), "7025550123", "a");
    expect([named.firstName, named.lastName]).toEqual(shown);
  });
});

it("returns no next tier above VIP", async () => {
  await withRollback(async (db) => {
    await customer(db, { checkinCount: 50 });
    const status = await lookupByPhone(anonymousCtx(db), "7025550123", "a");
    expect(status).toMatchObject({ tier: "VIP", nextTier: null, nextTierRequirement: null });
  });
});

it("answers the same for an unknown number, a short one, a wildcard and junk", async () => {
  await withRollback(async (db) => {
    await customer(db, {});
    for (const phone of ["7025550199", "70255501", "702555012%", "__________", "'; DROP TABLE customers"]) {
      await expect(lookupByPhone(anonymousCtx(db), phone, "a")).rejects.toMatchObject({
        code: "not_found",
        message: LOOKUP_FAILED,
      });
    }
  });
});

it("finds nobody by a number that many people have, or that was only typed to get past the field", async () => {
  await withRollback(async (db) => {
    for (const phoneDigits of [["5555555555"], ["7025555555"], ["7025550110"]])
      await customer(db, { phoneDigits });
    for (let at = 0; at < 11; at++) await customer(db, { firstName: `Sam ${at}` });
    await regroupMembers(db);
    for (const phone of ["(555) 555-5555", "7025555555", "702-555-0110", "7025550123"]) {
      await expect(lookupByPhone(anonymousCtx(db), phone, "a"), phone).rejects.toMatchObject({
        code: "not_found",
        message: LOOKUP_FAILED,
      });
    }
  });
});

it("refuses a scan by one address with the same message", async () => {
  await withRollback(async (db) => {
    const asks = Array.from({ length: 10 }, (_, n) =>
      lookupByPhone(anonymousCtx(db), `702555010${n}`, "scan"),
    );
    await Promise.allSettled(asks);
    await expect(lookupByPhone(anonymousCtx(db), "7025550123", "scan")).rejects.toMatchObject({
      code: "rate_limited",
      message: LOOKUP_FAILED,
    });
  });
});

it.each([
  ["hit", "7025550123"],
  ["miss", "7025550199"],
  ["number that is none", "1"],
])("answers a %s after 150 ms, neither before nor later", async (_, phone) => {
  await withRollback(async (db) => {
    await customer(db, {});
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const answered = vi.fn();
    void lookupByPhone(anonymousCtx(db), phone, "a").then(answered, answered);
    // Statements of a transaction follow one another: after these it has read what it reads.
    for (let times = 0; times < 5; times++) await db.$queryRaw`SELECT 1`;
    await vi.advanceTimersByTimeAsync(149);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledTimes(1);
  });
});

it("limits an address to sixty numbers an hour, and all addresses together", async () => {
  const ask = (address: string, at: number) =>
    lookupByPhone(anonymousCtx(), `702555${String(at).padStart(4, "0")}`, address).catch(({ code }) => code);
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const codes: unknown[] = [];
    for (let minute = 0; minute < 7; minute++) {
      codes.push(...(await Promise.all(Array.from({ length: 10 }, (_, at) => ask("slow", at)))));
      vi.setSystemTime(Date.now() + 61_000);
    }
    expect(codes.filter((code) => code === "not_found")).toHaveLength(60);
    expect(codes.slice(60)).toEqual(Array(10).fill("rate_limited"));
    const OVERALL: Budget = { name: "lookup-overall", points: 1_200, windowSeconds: 3_600 };
    for (let at = 61; at < 1_200; at++) await spend(OVERALL, "all");
    expect(await ask("the last of the hour", 1)).toBe("not_found");
    expect(await ask("a new source", 1)).toBe("rate_limited");
  } finally {
    vi.useRealTimers();
  }
});
