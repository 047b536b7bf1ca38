import { setTimeout as wait } from "node:timers/promises";
import { residentMb } from "@/tests/support/process-stats";

/** Environment of a shop that collects garbage on SIGUSR2. */
export const COLLECT_ON_SIGNAL = {
  NODE_OPTIONS: `--import ${new URL("collect-on-signal.mjs", import.meta.url).href}`,
};

const COLLECTIONS = 3;

/**
 * Resident memory of a process after garbage collection, MB. Without one it includes garbage that has not been
 * collected yet, often a hundred megabytes.
 */
export async function residentMbAfterGc(pid: number): Promise<number> {
  const measured: number[] = [];
  for (let at = 0; at < COLLECTIONS; at += 1) {
    process.kill(pid, "SIGUSR2");
    await wait(1_500);
    measured.push(residentMb(pid));
  }
  return Math.min(...measured);
}
