// Runs once: it tests the order of jobs; the statements are those of schedule and insight.
import { beforeEach, expect, it, vi } from "vitest";
import { createCtx, systemCtx } from "@/lib/context";
import { createDb, db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { runDailyJobs } from "@/lib/housekeeping/start-housekeeping";
import { addDays } from "@/lib/repeat/weekly";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { openStatementProxy } from "@/tests/support/statement-proxy";

const expired = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("@/lib/loyalty/points-policy", () => ({ expirePointsWhenOn: expired }));

const start = new Date("2026-11-22T20:00:00Z");
const at = (ms: number) => systemCtx("schedule", () => new Date(start.getTime() + ms));

beforeEach(async () => {
  await db().syncSchedule.deleteMany();
  await db().searchMiss.deleteMany();
  expired.mockReset().mockResolvedValue(undefined);
});

const oldSearch = () =>
  db().searchMiss.create({ data: { week: new Date(addDays("2026-11-22", -200)), term: "kratom" } });

it("runs every job once a day across several processes, and again the next day", async () => {
  await oldSearch();
  await Promise.all([runDailyJobs(at(0)), runDailyJobs(at(0)), runDailyJobs(at(0))]);
  expect(expired).toHaveBeenCalledTimes(1);
  expect(await db().searchMiss.count()).toBe(0);
  await runDailyJobs(at(DAY_MS - 60_000));
  expect(expired).toHaveBeenCalledTimes(1);
  await runDailyJobs(at(DAY_MS + 60_000));
  expect(expired).toHaveBeenCalledTimes(2);
});

it("runs the remaining jobs after one fails, and that one again an hour later", async () => {
  await oldSearch();
  expired.mockRejectedValueOnce(new Error("no disk"));
  await runDailyJobs(at(0));
  expect(expired).toHaveBeenCalledTimes(1);
  expect(await db().searchMiss.count()).toBe(0);
  await oldSearch();
  await runDailyJobs(at(HOUR_MS - 60_000));
  expect(expired).toHaveBeenCalledTimes(1);
  await runDailyJobs(at(HOUR_MS + 60_000));
  expect(expired).toHaveBeenCalledTimes(2);
  expect(await db().searchMiss.count()).toBe(1);
});

it("flushes what the jobs changed before the database went away, and runs the one that failed in an hour", async () => {
  await db().cacheFlush.deleteMany();
  const long = new Date("2020-01-01T20:00:00Z");
  const sender = { name: "Dana", email: "dana@example.com", message: "Do you sell Roor bongs?" };
  await db().contactSubmission.create({
    data: { ...sender, status: "answered", createdAt: long, answeredAt: long },
  });
  const proxy = await openStatementProxy(env().DATABASE_URL ?? "", () => undefined);
  const client = createDb(proxy.url, 2);
  expired.mockImplementationOnce(async () => {
    proxy.close();
    throw new Error("the database is away");
  });
  const { actor, now } = at(0);
  await expect(runDailyJobs(createCtx({ actor, now, db: client }))).rejects.toThrow();
  await client.$disconnect();
  expect(await db().cacheFlush.findMany()).toMatchObject([{ tags: ["messages"] }]);
  await oldSearch();
  await runDailyJobs(at(HOUR_MS + 60_000));
  expect(expired).toHaveBeenCalledTimes(2);
  expect(await db().searchMiss.count()).toBe(0);
});
