import { expect, it, vi } from "vitest";
import { ERRORS } from "@/lib/errors";
import { type ReadLimit, withReadLimit } from "@/lib/limits/read-limit";

let limits = 0;
/** A limit of its own, whose reads last until they are told to end. */
function open({ atOnce = 2, waitingOfAddress = 3 }: Partial<ReadLimit> = {}) {
  const limit = { name: `test ${limits++}`, atOnce, waitingOfAddress };
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const arrive = (address: string, name: string) =>
    withReadLimit(limit, address, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endOne = async () => {
    ends.shift()?.();
    await vi.waitFor(() => {});
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, arrive, endOne };
}

it("admits a fixed number at once, round-robin by address", async () => {
  const { begun, arrive, endOne } = open();
  const all = [arrive("a", "a1"), arrive("a", "a2"), arrive("a", "a3"), arrive("a", "a4"), arrive("b", "b1")];
  await Promise.resolve();
  expect(begun).toEqual(["a1", "a2"]);
  await endOne();
  await endOne();
  expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
  await endOne();
  await endOne();
  await endOne();
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "a4", "b1"]);
});

it("refuses only an address with too many waiting requests", async () => {
  const { begun, arrive, endOne } = open({ atOnce: 1, waitingOfAddress: 2 });
  const waiting = [arrive("a", "a1"), arrive("a", "a2"), arrive("a", "a3")];
  await expect(arrive("a", "a4")).rejects.toMatchObject({
    status: 429,
    message: ERRORS.rate_limited.message,
    retryAfterSeconds: 2,
  });
  waiting.push(arrive("b", "b1"));
  for (let left = 4; left > 0; left -= 1) await endOne();
  await Promise.all(waiting);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

it("refuses a request that waits too long, and frees the slot of a failed one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { begun, arrive, endOne } = open({ atOnce: 1 });
  void arrive("a", "a1");
  const late = expect(arrive("b", "b1")).rejects.toMatchObject({
    status: 503,
    message: "The shop is busy. Please try again in a moment.",
    retryAfterSeconds: 2,
  });
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  vi.useRealTimers();
  const next = arrive("c", "c1");
  await endOne();
  await endOne();
  expect(await next).toBe("c1");
  expect(begun).toEqual(["a1", "c1"]);

  const limit = { name: "failing", atOnce: 1, waitingOfAddress: 1 };
  await expect(withReadLimit(limit, "a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withReadLimit(limit, "a", async () => "fine")).toBe("fine");
});

it("refuses those that wait when a read found no free connection, and admits the next", async () => {
  const limit = { name: "out of connections", atOnce: 1, waitingOfAddress: 3 };
  const noConnection = new Error("timeout exceeded when trying to connect");
  const first = withReadLimit(limit, "a", () => Promise.reject(noConnection));
  const waiting = ["a", "b"].map((address) => withReadLimit(limit, address, async () => "read"));
  await expect(first).rejects.toBe(noConnection);
  for (const one of waiting) await expect(one).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
  expect(await withReadLimit(limit, "a", async () => "fine")).toBe("fine");
});
