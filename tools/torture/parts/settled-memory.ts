import { setTimeout as wait } from "node:timers/promises";
import { residentMb } from "./proc";

/** For the shop whose memory is going to be looked at. */
export const COLLECT_ON_SIGNAL = {
  NODE_OPTIONS: `--import ${new URL("collect-on-signal.mjs", import.meta.url).href}`,
};

const COLLECTIONS = 3;

/**
 * Resident memory of a process once its garbage has been collected, MB. Before, it says how much nobody had a reason to
 * collect: a hundred megabytes that one collection gives back.
 */
export async function settledMb(pid: number): Promise<number> {
  const looks: number[] = [];
  for (let at = 0; at < COLLECTIONS; at += 1) {
    process.kill(pid, "SIGUSR2");
    await wait(1_500);
    looks.push(residentMb(pid));
  }
  return Math.min(...looks);
}
