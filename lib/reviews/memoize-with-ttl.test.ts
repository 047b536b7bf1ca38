import { expect, it, vi } from "vitest";
import { memoizeWithTtl } from "@/lib/reviews/memoize-with-ttl";

function provider(answers: (string | Error)[]) {
  let calls = 0;
  let time = 0;
  const memoized = memoizeWithTtl(
    async () => {
      const answer = answers[calls++];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { freshForMs: 3600, failedForMs: 60, now: () => time },
  );
  return { memoized, calls: () => calls, at: (ms: number) => (time = ms) };
}

it("calls once for concurrent callers, and again after the time to live", async () => {
  const { memoized, calls, at } = provider(["first", "second"]);
  expect(await Promise.all([memoized.read(), memoized.read()])).toEqual(["first", "first"]);
  at(3599);
  expect(await memoized.read()).toBe("first");
  expect(calls()).toBe(1);
  at(3600);
  expect(await memoized.read()).toBe("second");
});

it("waits after a failure before it calls again", async () => {
  const { memoized, calls, at } = provider([new Error("down"), "back"]);
  await expect(memoized.read()).rejects.toThrow("down");
  at(59);
  await expect(memoized.read()).rejects.toThrow("down");
  expect(calls()).toBe(1);
  at(60);
  expect(await memoized.read()).toBe("back");
});

it("keeps no copy after the time to live, also when nobody reads again", async () => {
  vi.useFakeTimers();
  const { memoized } = provider(["first", "second"]);
  expect(await memoized.read()).toBe("first");
  vi.advanceTimersByTime(3599);
  expect(await memoized.read()).toBe("first");
  vi.advanceTimersByTime(1);
  // The clock of `provider` still says that the first result is fresh: only its absence makes this call the provider.
  expect(await memoized.read()).toBe("second");
});
