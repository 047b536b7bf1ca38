import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type VisitorsInput = {
  url: string;
  paths: string[];
  /** Requests a second, begun by the clock whether or not the ones before have been answered. */
  rate: number;
  seconds: number;
};
/** Milliseconds from the moment a request was due to the last byte of its answer. */
export type Visit = { path: string; ms: number; status: number };

const PATIENCE_MS = 15_000;

/** Ordinary visitors: a steady stream over kept connections, from many addresses. */
export async function perform({ url, paths, rate, seconds }: VisitorsInput): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const visits: Promise<Visit>[] = [];
  const began = performance.now();
  for (let at = 0; at < rate * seconds; at += 1) {
    const due = began + (at * 1000) / rate;
    await wait(Math.max(0, due - performance.now()));
    visits.push(visit(agent, url, paths[at % paths.length] ?? "/", due, `203.0.113.${at % 250}`));
  }
  const done = await Promise.all(visits);
  agent.destroy();
  return done;
}

function visit(agent: Agent, url: string, path: string, due: number, from: string): Promise<Visit> {
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ path, status, ms: performance.now() - due });
    const headers = { "x-forwarded-for": from, "accept-encoding": "gzip" };
    const call = request(url + path, { agent, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      answer.once("end", () => end(answer.statusCode ?? 0));
      answer.once("error", () => end(0));
    });
    call.once("timeout", () => call.destroy());
    call.once("error", () => end(0));
    call.end();
  });
}
