// Runs once: it tests the order of jobs; the statements are those of schedule and insight.
import { beforeEach, expect, it, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { runDailyJobs } from "@/lib/housekeeping/start-housekeeping";
import { addDays } from "@/lib/repeat/weekly";
import { DAY_MS, HOUR_MS } from "@/lib/time";

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
