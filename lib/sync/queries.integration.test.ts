import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { DAY_MS } from "@/lib/time";
import { forgetOldRuns } from "./forget-old-runs";
import { acquireLease } from "./lease";
import { lastReadTimes, latestRuns, listRuns, runningPull } from "./queries";

const ctx = systemCtx("test");
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const run = (kind: string, status: string, minute: number) =>
  db().syncRun.create({
    data: {
      kind,
      status,
      trigger: "test",
      startedAt: at(minute),
      finishedAt: status === "running" ? null : at(minute),
    },
  });

beforeEach(async () => {
  await db().syncRun.deleteMany();
  await db().lease.deleteMany();
});

test("lists the newest run of each kind; one that runs without its lease was interrupted", async () => {
  await run("orders", "done", 1);
  await run("tiers", "done", 2);
  await run("changes", "running", 3);
  await run("customers", "running", 4);
  await run("orders", "failed", 5);
  await run("inventory", "partial", 6);
  // The poll for recent orders shares the lease of their complete read.
  await acquireLease(ctx, "sync:orders", { holder: "another-machine:1", leaseMs: 60_000 });
  await acquireLease(ctx, "sync:customers", { holder: "another-machine:2", leaseMs: 0 });
  const states = (await latestRuns(ctx)).map(({ kind, status }) => `${kind} ${status}`);
  expect(states).toEqual([
    "inventory partial",
    "customers stopped",
    "orders failed",
    "changes running",
    "tiers done",
  ]);
  const ledger = (await listRuns(ctx, 4)).map(({ kind, status }) => `${kind} ${status}`);
  expect(ledger).toEqual(["inventory partial", "orders failed", "customers stopped", "changes running"]);
});

test("tells what is being read from the point of sale, and nothing of a run that was interrupted", async () => {
  await run("changes", "running", 1);
  await run("customers", "running", 2);
  await acquireLease(ctx, "sync:orders", { holder: "another-machine:1", leaseMs: 60_000 });
  expect(await runningPull(ctx)).toBe(null);
  await acquireLease(ctx, "sync:customers", { holder: "another-machine:2", leaseMs: 60_000 });
  expect(await runningPull(ctx)).toBe("customers");
  await run("customers", "done", 3);
  expect(await runningPull(ctx)).toBe(null);
});

test("lists what still runs, however many runs have begun since", async () => {
  await run("customers", "running", 1);
  await run("tiers", "running", 2);
  await acquireLease(ctx, "sync:customers", { holder: "another-machine:1", leaseMs: 60_000 });
  for (const minute of [3, 4, 5]) await run("changes", "done", minute);
  const ledger = (await listRuns(ctx, 3)).map(({ kind, status }) => `${kind} ${status}`);
  expect(ledger).toEqual(["changes done", "changes done", "changes done", "customers running"]);
  expect(await listRuns(ctx, 5)).toHaveLength(5);
});

test("says when each kind was last read to the end", async () => {
  await run("orders", "partial", 1);
  await run("inventory", "done", 2);
  await run("orders", "done", 3);
  await run("orders", "failed", 4);
  expect(await lastReadTimes(ctx)).toEqual({
    inventory: at(2).toISOString(),
    customers: null,
    orders: at(3).toISOString(),
  });
});

test("names the newest read also when one before it is dated by a clock that was ahead", async () => {
  await run("orders", "done", 50);
  await run("orders", "done", 1);
  expect((await lastReadTimes(ctx)).orders).toBe(at(1).toISOString());
});

test("runs of three months ago are forgotten, except what came after a kind's last success", async () => {
  const late = systemCtx("test", () => new Date(at(3).getTime() + 91 * DAY_MS));
  await run("orders", "failed", 1);
  await run("orders", "done", 2);
  await run("orders", "done", 3);
  await run("tiers", "failed", 1);
  await run("tiers", "done", 2);
  await run("tiers", "failed", 2);
  await run("inventory", "failed", 2);
  expect(await forgetOldRuns(late)).toBe(3);
  const kept = (await listRuns(ctx, 9)).map(({ kind, status }) => `${kind} ${status}`);
  expect(kept).toEqual(["inventory failed", "tiers failed", "tiers done", "orders done"]);
});
