import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { acquireLease } from "./lease";
import { claimDueRun, nextRunAt, PULL_JOB } from "./schedule";
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

test("a pull that ended or goes on elsewhere keeps its next time", async () => {
  await db().syncRun.create({ data: { ...openRun, kind: "orders", status: "failed" } });
  await db().syncRun.create({ data: openRun });
  await acquireLease(ctx, "sync:customers", { holder: "another-machine:1", leaseMs: 60_000 });
  await resumePull(ctx);
  expect(await nextRunAt(ctx, PULL_JOB)).toEqual(new Date(now.getTime() + DAY));
});
