import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { virtualClock } from "@/tests/support/virtual-clock";
import { createLimiter, sharedLimiter } from "./limiter";

const CLOVER = { perSecond: 16, inFlight: 5 };

/** Opens and at once finishes `count` calls, noting when each started. */
function quickCalls(limiter: ReturnType<typeof createLimiter>, now: () => number, count: number) {
  const starts: number[] = [];
  for (let index = 0; index < count; index += 1) {
    void limiter.acquire().then((slot) => {
      starts.push(now());
      slot.release();
    });
  }
  return starts;
}

describe("the limiter", () => {
  test("starts sixteen calls at once and delays the seventeenth until a second has passed", async () => {
    const clock = virtualClock(0);
    const starts = quickCalls(createLimiter({ ...CLOVER, ...clock }), clock.now, 17);
    await clock.advance(1_000);
    expect(starts).toHaveLength(16);
    await clock.advance(10);
    expect(starts).toHaveLength(17);
    expect(starts[16]).toBeGreaterThan(1_000);
  });

  test("never runs more than five calls at once", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ ...CLOVER, ...clock });
    const slots = await Promise.all(Array.from({ length: 5 }, () => limiter.acquire()));
    let sixth = false;
    void limiter.acquire().then(() => {
      sixth = true;
    });
    await clock.advance(60_000);
    expect(sixth).toBe(false);
    slots[2]?.release();
    await clock.advance(0);
    expect(sixth).toBe(true);
  });

  test("counts the second of a slow call from the answer, not from the request", async () => {
    const clock = virtualClock(0);
    const limiter = createLimiter({ perSecond: 1, inFlight: 5, ...clock });
    const slot = await limiter.acquire();
    const starts = quickCalls(limiter, clock.now, 1);
    await clock.advance(5_000);
    expect(starts).toEqual([]);
    slot.arrived();
    await clock.advance(1_000);
    expect(starts).toEqual([]);
    await clock.advance(10);
    expect(starts).toHaveLength(1);
  });

  test("starts nothing before a hold is over, and a shorter hold does not shorten it", async () => {
    const clock = virtualClock(0);
    const limiter = createLimiter({ ...CLOVER, ...clock });
    limiter.holdFor(2_345);
    limiter.holdFor(100);
    const starts = quickCalls(limiter, clock.now, 3);
    await clock.advance(2_344);
    expect(starts).toEqual([]);
    expect(limiter.heldForMs()).toBe(1);
    await clock.advance(1);
    expect(starts).toEqual([2_345, 2_345, 2_345]);
  });

  test("serves callers in order of arrival", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ perSecond: 100, inFlight: 1, ...clock });
    const order: number[] = [];
    for (const caller of [1, 2, 3, 4]) {
      void limiter.acquire().then((slot) => {
        order.push(caller);
        slot.release();
      });
    }
    await clock.advance(1);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  test("a caller that aborts while waiting is removed from the queue", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ perSecond: 100, inFlight: 1, ...clock });
    const first = await limiter.acquire();
    const gone = new AbortController();
    const second = limiter.acquire({ signal: gone.signal });
    const third = limiter.acquire();
    gone.abort(new Error("changed my mind"));
    await expect(second).rejects.toThrow("changed my mind");
    first.release();
    await expect(third).resolves.toBeDefined();
  });

  test("an urgent call goes before waiting ones, and has a reserved slot", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ perSecond: 100, inFlight: 3, keptFree: 1, ...clock });
    const order: string[] = [];
    const call = async (name: string, isUrgent: boolean) => {
      const slot = await limiter.acquire({ isUrgent });
      order.push(name);
      return slot;
    };
    const [first] = [call("first", false), call("second", false), call("third", false)];
    await clock.advance(0);
    expect(order).toEqual(["first", "second"]);
    void call("urgent", true);
    void call("urgent too", true);
    await clock.advance(0);
    expect(order).toEqual(["first", "second", "urgent"]);
    (await first)?.release();
    await clock.advance(0);
    expect(order).toEqual(["first", "second", "urgent", "urgent too"]);
  });

  test("reserves no slot when the provider's limit is one", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ perSecond: 100, inFlight: 5, keptFree: 1, ...clock });
    limiter.learn({ inFlight: 1 });
    await expect(limiter.acquire()).resolves.toBeDefined();
  });

  test("releasing twice frees one slot only", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ perSecond: 100, inFlight: 1, ...clock });
    const slot = await limiter.acquire();
    slot.release();
    slot.release();
    const starts: number[] = [];
    for (const _ of [1, 2]) void limiter.acquire().then(() => starts.push(clock.now()));
    await clock.advance(100);
    expect(starts).toHaveLength(1);
  });

  test("is shared by all callers with the same key", () => {
    expect(sharedLimiter("clover:a", CLOVER)).toBe(sharedLimiter("clover:a", CLOVER));
    expect(sharedLimiter("clover:a", CLOVER)).not.toBe(sharedLimiter("clover:b", CLOVER));
  });
});

test("never exceeds sixteen calls a second or five at once, whatever the network delay", async () => {
  const delay = fc.oneof({ weight: 9, arbitrary: fc.nat(60) }, fc.nat(900));
  const delays = fc.array(fc.tuple(delay, delay, delay), { minLength: 40, maxLength: 90 });
  await fc.assert(
    fc.asyncProperty(delays, async (calls) => {
      const clock = virtualClock(0);
      const limiter = createLimiter({ ...CLOVER, ...clock });
      const seen: { from: number; to: number }[] = [];
      const work = calls.map(async ([there, back, body]) => {
        const slot = await limiter.acquire();
        await clock.sleep(there);
        const from = clock.now();
        await clock.sleep(back);
        slot.arrived();
        seen.push({ from, to: clock.now() });
        await clock.sleep(body);
        slot.release();
      });
      await clock.advance(400_000);
      await Promise.all(work);
      for (const { from } of seen) {
        expect(seen.filter((other) => other.from >= from && other.from < from + 1_000).length).toBeLessThan(
          17,
        );
        expect(seen.filter((other) => other.from <= from && other.to > from).length).toBeLessThan(6);
      }
    }),
    { numRuns: 60 },
  );
});
