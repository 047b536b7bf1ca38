import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { beforeEach, expect, it, vi } from "vitest";
import { BodyBudget } from "./body-budget";

const MB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());

let events: string[];
let budget: BodyBudget;
beforeEach(() => {
  events = [];
  budget = new BodyBudget();
});

/** A body that is arriving; records what becomes of it. */
function submit(name: string, { bytes = MB, address = name, received = 0, complete = false } = {}) {
  const response = new EventEmitter();
  const progress = { received, complete, unreadMs: 0 };
  const end = () => response.emit("close");
  const close = (what: string) => {
    events.push(`${name} ${what}`);
    end();
  };
  const body = { bytes, address, response: response as unknown as ServerResponse, progress };
  const [refuse, cutOff] = [() => close("refused"), () => close("cut off")];
  budget.take({ ...body, refuse, cutOff }, () => events.push(`${name} in`));
  return { end, progress };
}

it("cuts off the slowest body to make room, after a minimum time", () => {
  const [fast, slow] = ["fast", "slow"].map((name) => submit(name, { bytes: 12 * MB, address: "a" }));
  if (fast) fast.progress.received = 5 * MB;
  if (slow) slow.progress.received = 10;
  submit("visitor", { address: "a" });
  vi.advanceTimersByTime(900);
  expect(events).toEqual(["fast in", "slow in"]);
  vi.advanceTimersByTime(300);
  expect(events.slice(2)).toEqual(["slow cut off", "visitor in"]);
});

it("does not cut off a complete body, and refuses a body after waiting ten seconds", () => {
  for (const name of ["one", "two"]) submit(name, { bytes: 16 * MB, complete: true });
  submit("late");
  vi.advanceTimersByTime(9_500);
  expect(events).toEqual(["one in", "two in"]);
  vi.advanceTimersByTime(700);
  expect(events.slice(2)).toEqual(["late refused"]);
});

it("looks at the arriving bodies once per arrival, however many sizes wait", () => {
  const looks = vi.fn(() => true);
  for (const name of ["one", "two"]) {
    const { progress } = submit(name, { bytes: 16 * MB });
    Object.defineProperty(progress, "complete", { get: looks });
  }
  for (let at = 0; at < 100; at += 1) submit(`waiting ${at}`, { bytes: MB - at, address: "a" });
  expect(looks).toHaveBeenCalledTimes(2 * 100);
});

it("admits a body that fits exactly, while larger ones wait", () => {
  for (const name of ["one", "two"]) submit(name, { bytes: 16 * MB - 50, complete: true });
  for (const bytes of [102, 101, 100, 1]) submit(`${bytes} bytes`, { bytes, address: "a" });
  expect(events).toEqual(["one in", "two in", "100 bytes in"]);
});

it("does not cut off a body sent at a reasonable rate", () => {
  const all = ["one", "two"].map((name) => submit(name, { bytes: 16 * MB, address: name }));
  for (const { progress } of all) progress.received = MB;
  submit("late");
  vi.advanceTimersByTime(9_500);
  expect(events).toEqual(["one in", "two in"]);
});

it("does not cut off a body for the time in which the shop did not read it", () => {
  const unread = submit("unread", { bytes: 12 * MB, address: "a", received: 65_535 });
  submit("read", { bytes: 12 * MB, address: "a", received: 65_536 });
  submit("visitor", { address: "a" });
  vi.advanceTimersByTime(3_000);
  unread.progress.unreadMs = 2_900;
  vi.advanceTimersByTime(3_000);
  unread.progress.unreadMs = 5_900;
  vi.advanceTimersByTime(3_000);
  expect(events.slice(2)).toEqual(["read cut off", "visitor in"]);
});

it("does not cut off a body while there is room", () => {
  for (const name of ["one", "two", "three"]) submit(name);
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual(["one in", "two in", "three in"]);
});

it("cuts off a body that is not complete a minute after its slowest acceptable rate, however it arrives", () => {
  submit("small", { bytes: 1_600 });
  submit("photo", { bytes: 8_000_000 });
  submit("arrived", { bytes: 1_600, complete: true });
  vi.advanceTimersByTime(60_000);
  expect(events.slice(3)).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(events.slice(3)).toEqual(["small cut off"]);
  vi.advanceTimersByTime(499_000);
  expect(events.slice(4)).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(events.slice(4)).toEqual(["photo cut off"]);
});

it("admits the address that holds the least first, however many others wait", () => {
  const bodies = ["a", "b"].map((address) => submit(address, { bytes: 16 * MB, address, complete: true }));
  for (let at = 0; at < 50; at += 1) submit(`a${at}`, { address: "a" });
  submit("visitor", { address: "c" });
  events.length = 0;
  bodies[1]?.end();
  expect(events[0]).toBe("visitor in");
});

it("releases the room of a body once, also when a waiting client disconnects", () => {
  const one = submit("one", { bytes: 24 * MB, address: "a", complete: true });
  const gone = submit("gone", { bytes: 24 * MB, address: "a" });
  gone.end();
  one.end();
  one.end();
  submit("two", { bytes: 24 * MB, address: "b", complete: true });
  submit("three", { bytes: 24 * MB, address: "c" });
  expect(events).toEqual(["one in", "two in"]);
});
