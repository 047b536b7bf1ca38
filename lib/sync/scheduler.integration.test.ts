import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { acquireLease } from "./lease";
import { latestRuns } from "./queries";
import { beginSync } from "./run-sync";
import { claimDueRun, nextRunAt, PULL_JOB, pullSchedule } from "./schedule";
import { resumePull } from "./scheduler";

const DAY = 86_400_000;
const now = new Date("2026-11-21T12:00:00Z");
const ctx = systemCtx("schedule", () => now);
const openRun = { kind: "customers", trigger: "schedule", status: "running", startedAt: now };

beforeEach(async () => {
  await db().syncSchedule.deleteMany();
  await db().syncRun.deleteMany();
  await db().lease.deleteMany();
  await claimDueRun(ctx, PULL_JOB, DAY);
});

test("a pull that died with its process is due again", async () => {
  await db().syncRun.create({ data: openRun });
  await resumePull(ctx);
  expect(await nextRunAt(ctx, PULL_JOB)).toEqual(now);
});

test("a pull of orders that died is due again also while a poll holds the lease they share", async () => {
  await db().syncRun.create({ data: { ...openRun, kind: "orders" } });
  let endPoll = () => {};
  const untilEnded = new Promise<void>((done) => {
    endPoll = done;
  });
  const poll = await beginSync(ctx, "changes", () => untilEnded);
  await resumePull(ctx);
  const states = (await latestRuns(ctx)).map(({ kind, status }) => `${kind} ${status}`);
  endPoll();
  await poll.done;
  expect(states).toEqual(["orders stopped", "changes running"]);
  expect(await nextRunAt(ctx, PULL_JOB)).toEqual(now);
});

test("a pull that ended or goes on elsewhere keeps its next time", async () => {
  await db().syncRun.create({ data: { ...openRun, kind: "orders", status: "failed" } });
  await db().syncRun.create({ data: openRun });
  await acquireLease(ctx, "sync:customers", { holder: "another-machine:1", leaseMs: 60_000 });
  await resumePull(ctx);
  expect(await nextRunAt(ctx, PULL_JOB)).toEqual(new Date(now.getTime() + DAY));
});

test("the time of a read that an earlier setting scheduled is not told once none is", async () => {
  expect(await pullSchedule(ctx, DAY)).toEqual({ everyMs: DAY, nextAt: new Date(now.getTime() + DAY) });
  expect(await pullSchedule(ctx, 0)).toBeNull();
});
