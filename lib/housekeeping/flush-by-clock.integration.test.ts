import { beforeEach, expect, it } from "vitest";
import { db, type Prisma } from "@/lib/db/client";
import { makeClockCheck } from "@/lib/housekeeping/flush-by-clock";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { makeProduct } from "@/tests/factories/product";

const START = Date.parse("2026-11-24T20:00:00Z");
let now: number;
let flushed: string[][];
let check: () => Promise<void>;

beforeEach(async () => {
  await db().deal.deleteMany();
  await db().event.deleteMany();
  await db().hoursException.deleteMany();
  await db().product.deleteMany();
  now = START;
  flushed = [];
  check = makeClockCheck(
    async (tags) => void flushed.push(tags),
    () => now,
  );
});

const addDeal = (data: Partial<Prisma.DealCreateInput>) =>
  db().deal.create({
    data: {
      title: "Ten off",
      description: "Every grinder.",
      startDate: new Date(START - 30 * DAY_MS),
      endDate: new Date(START + 30 * DAY_MS),
      ...data,
    },
  });

async function checkAfter(ms: number): Promise<string[][]> {
  now += ms;
  flushed = [];
  await check();
  return flushed;
}

it("flushes deals when one begins, comes to its last days, and ends, and not in between", async () => {
  await addDeal({ startDate: new Date(START + HOUR_MS), endDate: new Date(START + 5 * DAY_MS) });
  expect(await checkAfter(HOUR_MS / 2)).toEqual([]);
  expect(await checkAfter(HOUR_MS)).toEqual([["deals"]]);
  expect(await checkAfter(HOUR_MS)).toEqual([]);
  expect(await checkAfter(2 * DAY_MS)).toEqual([["deals"]]);
  expect(await checkAfter(60_000)).toEqual([]);
  expect(await checkAfter(3 * DAY_MS)).toEqual([["deals"]]);
  expect(await checkAfter(60_000)).toEqual([]);
});

it("flushes deals when a weekly time begins and ends", async () => {
  await addDeal({ repeatDays: ["TU"], repeatFrom: "16:00", repeatTo: "18:00" });
  expect(await checkAfter(3 * HOUR_MS)).toEqual([]);
  expect(await checkAfter(2 * HOUR_MS)).toEqual([["deals"]]);
  expect(await checkAfter(HOUR_MS / 2)).toEqual([]);
  expect(await checkAfter(2 * HOUR_MS)).toEqual([["deals"]]);
});

it("flushes at its first check what changed within the hour before, in which no process may have checked", async () => {
  await addDeal({ endDate: new Date(START - HOUR_MS / 2) });
  expect(await checkAfter(0)).toEqual([["deals"]]);
  expect(await checkAfter(60_000)).toEqual([]);
});

it("flushes events when one begins", async () => {
  await db().event.create({
    data: { title: "Glass care", description: "Bring a piece.", eventDate: new Date(START + HOUR_MS) },
  });
  expect(await checkAfter(HOUR_MS / 2)).toEqual([]);
  expect(await checkAfter(HOUR_MS)).toEqual([["events"]]);
  expect(await checkAfter(HOUR_MS)).toEqual([]);
});

it("flushes the hours when a day with other hours is over in the shop", async () => {
  const day = new Date("2026-11-24");
  await db().hoursException.create({ data: { firstDay: day, lastDay: day, reason: "Stocktaking" } });
  // Midnight in Las Vegas is twelve hours away, that of UTC four.
  expect(await checkAfter(12 * HOUR_MS - 60_000)).toEqual([]);
  expect(await checkAfter(60_000)).toEqual([["hours"]]);
  expect(await checkAfter(60_000)).toEqual([]);
});

it("flushes the shelf when its newest product is no longer new", async () => {
  await makeProduct(db(), { name: "Of the first sync", createdAt: new Date(START - 90 * DAY_MS) });
  await makeProduct(db(), { name: "New", createdAt: new Date(START - 6 * DAY_MS) });
  expect(await checkAfter(DAY_MS)).toEqual([]);
  expect(await checkAfter(60_000)).toEqual([["products"]]);
  expect(await checkAfter(DAY_MS)).toEqual([]);
});

it("flushes at the next check what changed while it failed", async () => {
  await addDeal({ endDate: new Date(START + HOUR_MS) });
  let isAway = true;
  check = makeClockCheck(
    async (tags) => {
      if (isAway) throw new Error("the page store does not answer");
      flushed.push(tags);
    },
    () => now,
  );
  await expect(checkAfter(2 * HOUR_MS)).rejects.toThrow("does not answer");
  isAway = false;
  expect(await checkAfter(60_000)).toEqual([["deals"]]);
});
