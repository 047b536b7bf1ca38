import "server-only";
import { AppError } from "@/lib/errors";
import { RoundRobin } from "@/lib/limits/round-robin";
import { log } from "@/lib/log";
import { meters } from "@/lib/metrics/meters";
import { perProcess } from "@/lib/server-context.mjs";

/** A concurrency limit for one kind of anonymous read in this process; further reads wait their turn. */
export type Crowd = {
  /** Limits of the same name share one queue. */
  name: string;
  /**
   * Each read holds at least one database connection; the remaining ones are for staff and health checks
   * (lib/db/client.ts).
   */
  atOnce: number;
  /** How many reads of one address may wait. */
  waitingOfAddress: number;
};

type Waiting = { begin: () => void };
type Line = { running: number; waiting: RoundRobin<Waiting> };

/** A read that has waited this long is refused; the visitor may try again. */
const PATIENCE_MS = 5_000;
const RETRY_SECONDS = 2;

const lines = perProcess<Map<string, Line>>("crowds");

function lineOf(name: string): Line {
  lines.value ??= new Map();
  const line = lines.value.get(name) ?? { running: 0, waiting: new RoundRobin<Waiting>() };
  lines.value.set(name, line);
  return line;
}

function refuse({ name }: Crowd, code: "rate_limited" | "unavailable"): AppError {
  meters().refusals.inc({ limit: `crowd-${name}` });
  const sentence = code === "unavailable" ? "The shop is busy. Please try again in a moment." : undefined;
  log.warn({ limit: `crowd-${name}` }, "a limit was reached");
  return new AppError(code, sentence, { retryAfterSeconds: RETRY_SECONDS });
}

function letIn(line: Line, atOnce: number): void {
  while (line.running < atOnce) {
    const next = line.waiting.shift();
    if (!next) return;
    line.running += 1;
    next.begin();
  }
}

function untilTurn(crowd: Crowd, line: Line, address: string): Promise<void> {
  if (line.waiting.countOf(address) >= crowd.waitingOfAddress)
    return Promise.reject(refuse(crowd, "rate_limited"));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      line.waiting.remove(address, waiting);
      reject(refuse(crowd, "unavailable"));
    }, PATIENCE_MS);
    const waiting = {
      begin: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    line.waiting.push(address, waiting);
    letIn(line, crowd.atOnce);
  });
}

/**
 * Runs `work` when there is capacity and it is the turn of the address.
 * @param address the client's address bucket
 * @throws {AppError} rate_limited when too many reads of this address wait; unavailable when its turn does not come
 * within five seconds
 */
export async function inCrowd<T>(crowd: Crowd, address: string, work: () => Promise<T>): Promise<T> {
  const line = lineOf(crowd.name);
  await untilTurn(crowd, line, address);
  try {
    return await work();
  } finally {
    line.running -= 1;
    letIn(line, crowd.atOnce);
  }
}
