import type { Clock } from "@/lib/upstream/clock";

/** A clock that moves only by `advance`; sleepers wake in order, each at its own time. */
export function virtualClock(start = 1_700_000_000_000): Clock & { advance: (ms: number) => Promise<void> } {
  const sleepers: { at: number; wake: () => void }[] = [];
  let time = start;

  async function settle() {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  return {
    now: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push({ at: time + Math.max(0, ms), wake: resolve });
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      }),
    advance: async (ms) => {
      const end = time + ms;
      await settle();
      for (;;) {
        sleepers.sort((one, other) => one.at - other.at);
        const next = sleepers[0];
        if (!next || next.at > end) break;
        sleepers.shift();
        time = Math.max(time, next.at);
        next.wake();
        await settle();
      }
      time = end;
      await settle();
    },
  };
}
