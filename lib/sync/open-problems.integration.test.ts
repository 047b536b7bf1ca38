import { expect, it } from "vitest";
import type { Db } from "@/lib/db/client";
import { adminCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";
import { INTERRUPTED } from "./ledger";
import { readOpenProblems } from "./open-problems";

const now = new Date("2026-11-22T20:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const inEmptyShop = (work: (db: Db) => Promise<void>) =>
  withRollback(async (db) => {
    await db.syncStep.deleteMany();
    await db.syncRun.deleteMany();
    await db.deletionHold.deleteMany();
    await work(db);
  });
const problems = (db: Db) => readOpenProblems(adminCtx(db, now));
const failedKinds = async (db: Db) => (await problems(db)).failedRuns.map(({ kind }) => kind);

const run = (kind: string, status: string, startedAt: Date, error: string | null = null) => ({
  data: { kind, status, trigger: "schedule", startedAt, finishedAt: startedAt, error },
});
const step = (kind: string, name: string, error: string, cause = "http") => ({
  data: { kind, name, cause, error, lastTriedAt: now, failingSince: minutesAgo(9) },
});

it("does not list a failed poll beside its own step, or after a complete read of orders", async () => {
  await inEmptyShop(async (db) => {
    await db.syncStep.create(step("orders", "orders", "Clover answered 500."));
    await db.syncRun.create(run("orders", "done", minutesAgo(12)));
    await db.syncRun.create(run("changes", "failed", minutesAgo(9), "Clover answered 500."));
    expect(await failedKinds(db)).toEqual([]);
    await db.syncStep.updateMany({ data: { failingSince: null } });
    expect(await failedKinds(db)).toEqual(["changes"]);
    await db.syncRun.create(run("orders", "partial", minutesAgo(5)));
    expect(await failedKinds(db)).toEqual([]);
  });
});

it("lists a run that stopped although a step of its kind fails", async () => {
  await inEmptyShop(async (db) => {
    await db.syncStep.create(step("orders", "refunds", "Clover refused the request (401).", "unauthorized"));
    await db.syncRun.create(run("orders", "stopped", minutesAgo(5), INTERRUPTED));
    const { failingSteps, failedRuns } = await problems(db);
    expect(failingSteps).toMatchObject([{ name: "refunds" }]);
    expect(failedRuns).toMatchObject([{ kind: "orders", error: INTERRUPTED }]);
  });
});

it("lists a held deletion instead of its step, and neither once staff have confirmed it", async () => {
  await inEmptyShop(async (db) => {
    const error = "Clover's list lacks 120 of 480 products, more than a fifth.";
    await db.syncStep.create(step("inventory", "products", error, "guard"));
    await db.syncRun.create(run("inventory", "failed", minutesAgo(5), error));
    expect(await problems(db)).toMatchObject({ failingSteps: [{ name: "products" }], failedRuns: [] });
    await db.deletionHold.create({ data: { kind: "inventory", cloverIds: ["A"], known: 3, foundAt: now } });
    const held = { kind: "inventory", missing: 1, known: 3 };
    expect(await problems(db)).toMatchObject({ failingSteps: [], failedRuns: [], heldDeletions: [held] });
    await db.deletionHold.updateMany({ data: { confirmedAt: now, confirmedBy: "Ada" } });
    expect(await problems(db)).toMatchObject({ failingSteps: [], failedRuns: [], heldDeletions: [] });
  });
});
