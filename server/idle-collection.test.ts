import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { collectWhenIdle } from "./idle-collection";

const MB = 1024 * 1024;
const EVERY_MS = 5_000;

let [utilization, held, collections] = [0, 0, 0];
/** What the collections that follow leave, in turn; the last one for all others. */
let left: number[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  [utilization, held, collections, left] = [0, 80 * MB, 0, [80 * MB]];
  collectWhenIdle({
    utilization: () => utilization,
    heldBytes: () => held,
    collect: () => {
      collections += 1;
      held = (left.length > 1 ? left.shift() : left[0]) ?? 0;
    },
  });
  vi.advanceTimersByTime(EVERY_MS);
  expect(collections).toBe(1);
});
afterEach(() => vi.useRealTimers());

it("collects when a burst of requests is over, until a collection returns little", () => {
  [utilization, held, left] = [0.9, 180 * MB, [157 * MB, 138 * MB, 136 * MB]];
  vi.advanceTimersByTime(3 * EVERY_MS);
  expect(collections).toBe(1);
  utilization = 0.01;
  vi.advanceTimersByTime(10 * EVERY_MS);
  expect([collections, held]).toEqual([4, 136 * MB]);
});

it("does not pause an idle process for little memory", () => {
  held = 100 * MB;
  vi.advanceTimersByTime(60 * EVERY_MS);
  expect(collections).toBe(1);
});

it("frees what an idle Node process no longer uses", () => {
  const script = `
    const { collectWhenIdle } = await import("./server/idle-collection.ts");
    const check = collectWhenIdle();
    const makeGarbage = () => void Array.from({ length: 64 }, () => Buffer.alloc(${MB}, 1));
    makeGarbage();
    const before = process.memoryUsage().external;
    setTimeout(check, 200);
    setTimeout(() => {
      check();
      setTimeout(() => console.log(before - process.memoryUsage().external), 100);
    }, 1500);`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(Number(stdout), stderr).toBeGreaterThan(50 * MB);
});
