import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { setImmediate as nextLoop } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FairQueue } from "./fair-queue";

const AT_ONCE = 4;
let queue: FairQueue;
let begun: string[];

class Answer extends EventEmitter {
  destroyed = false;
  writableNeedDrain = false;
  finish() {
    this.emit("prefinish");
  }
  breakOff() {
    this.destroyed = true;
    this.emit("close");
  }
}

function ask(address: string, name: string): Answer {
  const answer = new Answer();
  // Work that an earlier test queued may start later and must not be recorded in the next test's list.
  const list = begun;
  queue.take(address, answer as unknown as ServerResponse, () => list.push(name));
  return answer;
}

const crowd = (many: number) => Array.from({ length: many }, (_, at) => ask("crowd", `crowd ${at}`));

let now = 0;
const [idle, busy] = [
  { idle: 1, active: 0, utilization: 0 },
  { idle: 0, active: 1, utilization: 1 },
];

// On a busy machine any step of a test may take longer than a slot is kept.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(performance, "eventLoopUtilization").mockReturnValue(idle);
  queue = new FairQueue({ atOnce: AT_ONCE, slotMs: 20 });
  begun = [];
});
afterEach(() => void vi.restoreAllMocks());

/** Lets time pass, and what it has released begin. */
async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 1) {
    now += 1;
    vi.advanceTimersByTime(1);
  }
  await nextLoop();
}

test("starts a response at once when nothing waits", () => {
  ask("one", "first");
  ask("two", "second");
  expect(begun).toEqual(["first", "second"]);
});

test("serves another address after one more response of a crowded address", async () => {
  const [first, second] = crowd(200);
  ask("visitor", "the visitor");
  expect(begun).toHaveLength(AT_ONCE);
  first?.finish();
  await nextLoop();
  second?.finish();
  await nextLoop();
  expect(begun.slice(AT_ONCE)).toEqual([`crowd ${AT_ONCE}`, "the visitor"]);
});

test("starts a few responses per event loop turn, also when they end at once", async () => {
  const list = begun;
  const ready = new Answer();
  const begin = (name: string) => () => list.push(name) && ready.finish();
  const serveNow = (name: string) => queue.take("crowd", ready as unknown as ServerResponse, begin(name));
  for (let at = 0; at < 200; at += 1) serveNow(`crowd ${at}`);
  ask("visitor", "the visitor");
  expect(begun).toHaveLength(AT_ONCE);
  await nextLoop();
  expect(begun.slice(AT_ONCE)).toContain("the visitor");
  expect(begun.length).toBeLessThanOrEqual(2 * AT_ONCE);
});

test("alternates between addresses and keeps the order of each one's requests", async () => {
  const busy = crowd(AT_ONCE);
  for (const name of ["a1", "a2", "a3"]) ask("a", name);
  for (const name of ["b1", "b2"]) ask("b", name);
  for (const answer of busy) answer.finish();
  await nextLoop();
  expect(begun.slice(AT_ONCE)).toEqual(["a1", "b1", "a2", "b2"]);
});

test("releases the slot of a response that waits for I/O once", async () => {
  const slow = crowd(AT_ONCE);
  const next = ask("visitor", "the visitor");
  await pass(19);
  expect(begun).not.toContain("the visitor");
  await pass(1);
  expect(begun).toContain("the visitor");
  for (const answer of [...slow, next]) answer.finish();
  await nextLoop();
  crowd(AT_ONCE + 1);
  expect(begun.slice(AT_ONCE + 1)).toHaveLength(AT_ONCE);
});

test("keeps the slot of a response that waits for a busy process, for a while", async () => {
  vi.mocked(performance.eventLoopUtilization).mockReturnValue(busy);
  queue = new FairQueue({ atOnce: 1, slotMs: 1 });
  for (const name of ["one", "two", "three"]) ask(name, name);
  await pass(49);
  expect(begun).toEqual(["one"]);
  await pass(1);
  expect(begun).toEqual(["one", "two"]);
  vi.mocked(performance.eventLoopUtilization).mockReturnValue(idle);
  await pass(1);
  expect(begun).toEqual(["one", "two", "three"]);
});

test("skips clients that disconnect while waiting, and releases the slot of an aborted response", async () => {
  const [first] = crowd(AT_ONCE);
  ask("gone", "gone").breakOff();
  ask("visitor", "the visitor");
  first?.breakOff();
  await nextLoop();
  expect(begun.slice(AT_ONCE)).toEqual(["the visitor"]);
});

test("keeps the slot of work that holds memory, until it has worked long enough", async () => {
  queue = new FairQueue({ atOnce: 1, slotMs: 20, workMs: 300 });
  ask("one", "first");
  ask("two", "second");
  await pass(299);
  expect(begun).toEqual(["first"]);
  await pass(1);
  expect(begun).toEqual(["first", "second"]);
});

test("releases the slot of work whose client does not read", async () => {
  queue = new FairQueue({ atOnce: 1, slotMs: 20, workMs: 60_000 });
  ask("slow reader", "first").writableNeedDrain = true;
  ask("visitor", "the visitor");
  await pass(20);
  expect(begun).toEqual(["first", "the visitor"]);
});
