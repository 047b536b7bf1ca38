import { onTestFinished, vi } from "vitest";

/** Stops the clock at one moment for the rest of the test. Timers keep running; only dates stand still. */
export function freezeClock(at: string | Date): Date {
  vi.useFakeTimers({ now: new Date(at), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  return new Date(at);
}
