import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { POLL_EVERY_MS, pollOrders } from "./poll-orders";

const hasChangedOrders = vi.hoisted(() => vi.fn(async () => false));
vi.mock("./sync-changes", () => ({ hasChangedOrders }));
vi.mock("./start-sync", () => ({ sync: vi.fn() }));
vi.mock("@/lib/integrations/clover/configured", () => ({ cloverFromEnv: () => null }));

vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-11-20T20:00:00Z") });
afterAll(() => void vi.useRealTimers());

const untilRenewal = () => void vi.advanceTimersByTime(4 * POLL_EVERY_MS);

/** This process polls: a claim of another test is lost at the first call, and taken at the second. */
beforeEach(async () => {
  await db().lease.deleteMany();
  untilRenewal();
  await pollOrders();
  await pollOrders();
  hasChangedOrders.mockClear();
});

test("a process whose claim could not be renewed polls again as soon as the database is back", async () => {
  untilRenewal();
  await db().$executeRaw`ALTER TABLE leases RENAME TO leases_away`;
  await pollOrders();
  await db().$executeRaw`ALTER TABLE leases_away RENAME TO leases`;
  expect(hasChangedOrders).not.toHaveBeenCalled();
  await pollOrders();
  expect(hasChangedOrders).toHaveBeenCalledTimes(1);
});

test("a process whose claim another one took polls no more", async () => {
  await pollOrders();
  expect(hasChangedOrders).toHaveBeenCalledTimes(1);
  untilRenewal();
  await db().$executeRaw`UPDATE leases SET token = token + 1, holder = 'another-machine:1'`;
  await pollOrders();
  await pollOrders();
  expect(hasChangedOrders).toHaveBeenCalledTimes(1);
});
