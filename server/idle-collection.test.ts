import { spawnSync } from "node:child_process";
import { beforeEach, expect, it, vi } from "vitest";
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
  vi.advanceTimersByTime(2 * EVERY_MS);
  expect(collections).toBe(2);
});

it.each([
  ["each of which returns memory", [157, 138, 136]],
  ["the first of which returns little", [175, 140, 136]],
])(
  "collects when a burst of requests is over, until two in a row return little: collections %s",
  (_, megabytes) => {
    [utilization, held, left] = [0.9, 180 * MB, megabytes.map((count) => count * MB)];
    vi.advanceTimersByTime(3 * EVERY_MS);
    expect(collections).toBe(2);
    utilization = 0.01;
    vi.advanceTimersByTime(10 * EVERY_MS);
    expect([collections, held]).toEqual([6, 136 * MB]);
  },
);

it("does not pause an idle process for little memory", () => {
  held = 100 * MB;
  vi.advanceTimersByTime(60 * EVERY_MS);
  expect(collections).toBe(2);
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
