import { beforeEach, expect, it, vi } from "vitest";
import { startEvery } from "./start-every";

beforeEach(() => void vi.useFakeTimers());

it("starts work at its times and when told to, but not while the time before goes on", async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const start = startEvery(1_000, work);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).not.toHaveBeenCalled();
  start();
  await vi.advanceTimersByTimeAsync(5_000);
  start();
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});
