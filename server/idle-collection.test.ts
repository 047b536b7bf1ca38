import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { collectWhenIdle } from "./idle-collection";

const MB = 1024 * 1024;
const EVERY_MS = 5_000;

let [utilization, used, collections] = [0, 0, 0];
beforeEach(() => {
  vi.useFakeTimers();
  [utilization, used, collections] = [0, 80 * MB, 0];
  collectWhenIdle({
    utilization: () => utilization,
    usedBytes: () => used,
    collect: () => {
      collections += 1;
      used = 80 * MB;
    },
  });
  vi.advanceTimersByTime(EVERY_MS);
  expect(collections).toBe(1);
});
afterEach(() => vi.useRealTimers());

it("collects once when a burst of requests is over", () => {
  [utilization, used] = [0.9, 180 * MB];
  vi.advanceTimersByTime(3 * EVERY_MS);
  expect(collections).toBe(1);
  utilization = 0.01;
  vi.advanceTimersByTime(5 * EVERY_MS);
  expect([collections, used]).toEqual([2, 80 * MB]);
});

it("does not pause an idle process for little garbage", () => {
  used = 100 * MB;
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
