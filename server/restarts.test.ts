import { expect, it } from "vitest";
import { Restarts } from "./restarts.mjs";

/** For a process that runs `ms` each time: the pauses before its restarts, until the supervisor gives up. */
async function pausesOf(livesMs: number[]): Promise<number[]> {
  let now = 0;
  const pauses: number[] = [];
  const sleep = async (ms: number) => {
    now += ms;
    pauses.push(ms);
  };
  const restarts = new Restarts({ now: () => now, sleep });
  for (const ms of livesMs) {
    now += ms;
    if (!(await restarts.next())) return [...pauses, Number.POSITIVE_INFINITY];
  }
  return pauses;
}

it("restarts a process at once, and with growing delays while it keeps failing", async () => {
  expect(await pausesOf([5, 5, 5, 5])).toEqual([100, 200, 400, 800]);
});

it("gives up on a process that keeps failing", async () => {
  const pauses = await pausesOf(Array<number>(9).fill(5));
  expect(pauses).toHaveLength(9);
  expect(pauses.at(-1)).toBe(Number.POSITIVE_INFINITY);
});

it("resets the count after twenty seconds of uptime", async () => {
  expect(await pausesOf([5, 5, 20_000, 5])).toEqual([100, 200, 100, 200]);
});
