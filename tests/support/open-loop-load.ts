import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "@/tests/support/http";

export type OpenLoop = {
  url: string;
  paths: readonly string[];
  /** Requests per second, sent on schedule whether or not earlier ones were answered. */
  rate: number;
  seconds: number;
};

/** `ms` is the time from the scheduled start to the last byte; `status` 0 means no answer. */
export type PageView = { path: string; ms: number; status: number };

const TIMEOUT_MS = 15_000;

/**
 * Simulates visitors from many addresses in an open loop, so that requests which arrive while the server stalls are
 * counted with their full wait. autocannon uses a closed loop, whose times can only be corrected afterwards.
 */
export async function openLoopLoad({ url, paths, rate, seconds }: OpenLoop): Promise<PageView[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const began = performance.now();
  const visits = Array.from({ length: rate * seconds }, async (_, at): Promise<PageView> => {
    const due = began + (at * 1000) / rate;
    await wait(Math.max(0, due - performance.now()));
    const path = paths[at % paths.length] ?? "/";
    const headers = { "accept-encoding": "gzip" };
    const { status } = await ask(url + path, {
      agent,
      headers,
      from: `203.0.113.${at % 250}`,
      ms: TIMEOUT_MS,
    }).catch(() => ({ status: 0 }));
    return { path, status, ms: performance.now() - due };
  });
  const done = await Promise.all(visits);
  agent.destroy();
  return done;
}
