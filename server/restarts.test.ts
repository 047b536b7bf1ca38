import { expect, it } from "vitest";
import { Restarts } from "./restarts.mjs";

type Life = { startMs?: number; openMs?: number };

/** For a process with these lives, the pauses before its restarts, until the supervisor gives up. */
async function pausesOf(lives: Life[]): Promise<number[]> {
  let now = 0;
  const pauses: number[] = [];
  const sleep = async (ms: number) => {
    now += ms;
    pauses.push(ms);
  };
  const restarts = new Restarts({ now: () => now, sleep });
  for (const { startMs = 0, openMs } of lives) {
    now += startMs;
    if (openMs !== undefined) restarts.opened();
    now += openMs ?? 0;
    if (!(await restarts.next())) return [...pauses, Number.POSITIVE_INFINITY];
  }
  return pauses;
}

const short: Life = { openMs: 5 };

it("restarts a process at once, and with growing delays while it keeps failing", async () => {
  expect(await pausesOf([short, short, short, short])).toEqual([100, 200, 400, 800]);
});

it("gives up on a process that keeps failing", async () => {
  const pauses = await pausesOf(Array<Life>(9).fill(short));
  expect(pauses).toHaveLength(9);
  expect(pauses.at(-1)).toBe(Number.POSITIVE_INFINITY);
});

it("gives up on a process that takes long to start and fails each time", async () => {
  const pauses = await pausesOf(Array<Life>(9).fill({ startMs: 25_000 }));
  expect(pauses.at(-1)).toBe(Number.POSITIVE_INFINITY);
});

it("resets the count after twenty seconds of uptime", async () => {
  expect(await pausesOf([short, short, { startMs: 5_000, openMs: 20_000 }, short])).toEqual([
    100, 200, 100, 200,
  ]);
});
