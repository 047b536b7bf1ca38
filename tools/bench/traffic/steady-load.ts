import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fetchRaw } from "../pages/load";

/**
 * Asks at fixed times, whether or not earlier answers are there yet, and counts each wait from when the visitor came:
 * a server that stalls is seen by everybody who came meanwhile.
 * @returns milliseconds, one for each visitor
 */
export async function steadyLoad(
  urls: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const started = performance.now();
  const visits = Array.from({ length: perSecond * seconds }, async (_, at) => {
    const due = (at * 1_000) / perSecond;
    await wait(due);
    const { status } = await fetchRaw(urls[at % urls.length] ?? "", { agent });
    if (status !== 200) throw new Error(`${urls[at % urls.length]} was answered with ${status}`);
    return performance.now() - started - due;
  });
  const waits = await Promise.all(visits);
  agent.destroy();
  return waits;
}
