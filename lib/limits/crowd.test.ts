import { afterEach, expect, it, vi } from "vitest";
import { type Crowd, inCrowd } from "@/lib/limits/crowd";

afterEach(() => void vi.useRealTimers());

let crowds = 0;
/** A crowd of its own, whose members go on until they are told to end. */
function open({ atOnce = 2, waitingOfAddress = 3 }: Partial<Crowd> = {}) {
  const crowd = { name: `test ${crowds++}`, atOnce, waitingOfAddress };
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const arrive = (address: string, name: string) =>
    inCrowd(crowd, address, async () => {
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
  await expect(arrive("a", "a4")).rejects.toMatchObject({ status: 429, retryAfterSeconds: 2 });
  waiting.push(arrive("b", "b1"));
  for (let left = 4; left > 0; left -= 1) await endOne();
  await Promise.all(waiting);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

it("refuses a request that waits too long, and frees the slot of a failed one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { begun, arrive, endOne } = open({ atOnce: 1 });
  void arrive("a", "a1");
  const late = expect(arrive("b", "b1")).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  vi.useRealTimers();
  const next = arrive("c", "c1");
  await endOne();
  await endOne();
  expect(await next).toBe("c1");
  expect(begun).toEqual(["a1", "c1"]);

  const crowd = { name: "failing", atOnce: 1, waitingOfAddress: 1 };
  await expect(inCrowd(crowd, "a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await inCrowd(crowd, "a", async () => "fine")).toBe("fine");
});
