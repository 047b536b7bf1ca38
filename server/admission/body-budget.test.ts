import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BodyBudget } from "./body-budget";

const MB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let told: string[];
let budget: BodyBudget;
beforeEach(() => {
  told = [];
  budget = new BodyBudget();
});

/** A body that is arriving; records what becomes of it. */
function bring(name: string, { bytes = MB, address = name, received = 0, complete = false } = {}) {
  const response = new EventEmitter();
  const progress = { received, complete };
  const end = () => response.emit("close");
  const close = (what: string) => {
    told.push(`${name} ${what}`);
    end();
  };
  const body = { bytes, address, response: response as unknown as ServerResponse, progress };
  const [refuse, cutOff] = [() => close("refused"), () => close("cut off")];
  budget.take({ ...body, refuse, cutOff }, () => told.push(`${name} in`));
  return { end, progress };
}

it("cuts off the slowest body to make room, after a minimum time", () => {
  const [fast, slow] = ["fast", "slow"].map((name) => bring(name, { bytes: 12 * MB, address: "a" }));
  if (fast) fast.progress.received = 5 * MB;
  if (slow) slow.progress.received = 10;
  bring("visitor", { address: "a" });
  vi.advanceTimersByTime(900);
  expect(told).toEqual(["fast in", "slow in"]);
  vi.advanceTimersByTime(300);
  expect(told.slice(2)).toEqual(["slow cut off", "visitor in"]);
});

it("does not cut off a complete body, and refuses a body after waiting ten seconds", () => {
  for (const name of ["one", "two"]) bring(name, { bytes: 16 * MB, complete: true });
  bring("late");
  vi.advanceTimersByTime(9_500);
  expect(told).toEqual(["one in", "two in"]);
  vi.advanceTimersByTime(700);
  expect(told.slice(2)).toEqual(["late refused"]);
});

it("does not cut off a body sent at a reasonable rate", () => {
  const all = ["one", "two"].map((name) => bring(name, { bytes: 16 * MB, address: name }));
  for (const { progress } of all) progress.received = MB;
  bring("late");
  vi.advanceTimersByTime(9_500);
  expect(told).toEqual(["one in", "two in"]);
});

it("does not cut off a body while there is room", () => {
  for (const name of ["one", "two", "three"]) bring(name);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(["one in", "two in", "three in"]);
});

it("admits the address that holds the least first, however many others wait", () => {
  const held = ["a", "b"].map((address) => bring(address, { bytes: 16 * MB, address, complete: true }));
  for (let at = 0; at < 50; at += 1) bring(`a${at}`, { address: "a" });
  bring("visitor", { address: "c" });
  told.length = 0;
  held[1]?.end();
  expect(told[0]).toBe("visitor in");
});

it("releases the room of a body once, also when a waiting client disconnects", () => {
  const one = bring("one", { bytes: 24 * MB, address: "a", complete: true });
  const gone = bring("gone", { bytes: 24 * MB, address: "a" });
  gone.end();
  one.end();
  one.end();
  bring("two", { bytes: 24 * MB, address: "b", complete: true });
  bring("three", { bytes: 24 * MB, address: "c" });
  expect(told).toEqual(["one in", "two in"]);
});
