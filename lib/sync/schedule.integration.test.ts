import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { claimDueRun, nextRunAt, scheduleRun } from "./schedule";

const HOUR = 3_600_000;
const at = (iso: string) => systemCtx("schedule", () => new Date(iso));

beforeEach(async () => void (await db().syncSchedule.deleteMany()));

test("one of ten processes that check at once gets to run, every time", async () => {
  for (const time of ["2026-11-21T12:00:00Z", "2026-11-21T13:00:00Z"]) {
    const claims = await Promise.all(Array.from({ length: 10 }, () => claimDueRun(at(time), "tiers", HOUR)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  }
  expect(await nextRunAt(at("2026-11-21T13:00:00Z"), "tiers")).toEqual(new Date("2026-11-21T14:00:00Z"));
});

test("keeps the next time while nothing runs, also after early checks", async () => {
  await claimDueRun(at("2026-11-21T12:00:00Z"), "tiers", HOUR);
  expect(await claimDueRun(at("2026-11-21T12:59:59Z"), "tiers", HOUR)).toBe(false);
  expect(await nextRunAt(at("2026-11-21T12:59:59Z"), "tiers")).toEqual(new Date("2026-11-21T13:00:00Z"));
});

test.each([
  ["spring forward", "2026-03-08T09:30:00Z", "2026-03-08T10:30:00Z"],
  ["fall back", "2026-11-01T08:30:00Z", "2026-11-01T09:30:00Z"],
])("keeps the interval of an hour when the clocks %s", async (_, before, after) => {
  await claimDueRun(at(before), "tiers", HOUR);
  expect(await nextRunAt(at(before), "tiers")).toEqual(new Date(after));
  expect(await claimDueRun(at(after), "tiers", HOUR)).toBe(true);
});

test("limits the wait to one interval after the clock is set back, and runs nothing at once", async () => {
  await claimDueRun(at("2026-11-21T12:00:00Z"), "tiers", HOUR);
  expect(await claimDueRun(at("2026-11-21T09:00:00Z"), "tiers", HOUR)).toBe(false);
  expect(await nextRunAt(at("2026-11-21T09:00:00Z"), "tiers")).toEqual(new Date("2026-11-21T10:00:00Z"));
});

test("makes a claimed job due after the time that is asked for, and no job that nothing claimed", async () => {
  const noon = at("2026-11-21T12:00:00Z");
  await scheduleRun(noon, "tiers", 5 * 60_000);
  expect(await nextRunAt(noon, "tiers")).toBeNull();
  await claimDueRun(noon, "tiers", HOUR);
  await scheduleRun(noon, "tiers", 5 * 60_000);
  expect(await nextRunAt(noon, "tiers")).toEqual(new Date("2026-11-21T12:05:00Z"));
  expect(await claimDueRun(at("2026-11-21T12:04:59Z"), "tiers", HOUR)).toBe(false);
  expect(await claimDueRun(at("2026-11-21T12:05:00Z"), "tiers", HOUR)).toBe(true);
});
