import "server-only";
import { isOutOfConnections } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { RoundRobin } from "@/lib/limits/round-robin";
import { log } from "@/lib/log";
import { meters } from "@/lib/metrics/meters";
import { perProcess } from "@/lib/server-context.mjs";

/** A concurrency limit for one kind of anonymous read in this process; further reads wait their turn. */
export type ReadLimit = {
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

type Waiting = { begin: () => void; refuse: () => void };
type Queue = { running: number; waiting: RoundRobin<Waiting> };

/** A read that has waited this long is refused; the visitor may try again. */
const PATIENCE_MS = 5_000;
const RETRY_SECONDS = 2;

const queues = perProcess<Map<string, Queue>>("read-limits");

function queueOf(name: string): Queue {
  queues.value ??= new Map();
  const queue = queues.value.get(name) ?? { running: 0, waiting: new RoundRobin<Waiting>() };
  queues.value.set(name, queue);
  return queue;
}

function refuse({ name }: ReadLimit, code: "rate_limited" | "unavailable"): AppError {
  meters().refusals.inc({ limit: `read-${name}` });
  const sentence = code === "unavailable" ? "The shop is busy. Please try again in a moment." : undefined;
  log.warn({ limit: `read-${name}` }, "a limit was reached");
  return new AppError(code, sentence, { retryAfterSeconds: RETRY_SECONDS });
}

function letIn(queue: Queue, atOnce: number): void {
  while (queue.running < atOnce) {
    const next = queue.waiting.shift();
    if (!next) return;
    queue.running += 1;
    next.begin();
  }
}

function untilTurn(limit: ReadLimit, queue: Queue, address: string): Promise<void> {
  if (queue.waiting.countOf(address) >= limit.waitingOfAddress)
    return Promise.reject(refuse(limit, "rate_limited"));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      queue.waiting.remove(address, waiting);
      waiting.refuse();
    }, PATIENCE_MS);
    const waiting = {
      begin: () => {
        clearTimeout(timer);
        resolve();
      },
      refuse: () => {
        clearTimeout(timer);
        reject(refuse(limit, "unavailable"));
      },
    };
    queue.waiting.push(address, waiting);
    letIn(queue, limit.atOnce);
  });
}

/** Refuses all waiting reads, because each would wait for a connection as long again, one after the other. */
function refuseWaiting({ waiting }: Queue): void {
  for (let next = waiting.shift(); next; next = waiting.shift()) next.refuse();
}

/**
 * Runs `work` when there is capacity and it is the turn of the address.
 * @param address the client's address bucket
 * @throws {AppError} rate_limited when too many reads of this address wait; unavailable when its turn does not come
 * within five seconds, or a read before it found no free database connection
 */
export async function withReadLimit<T>(
  limit: ReadLimit,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  const queue = queueOf(limit.name);
  await untilTurn(limit, queue, address);
  try {
    return await work();
  } catch (error) {
    if (isOutOfConnections(error)) refuseWaiting(queue);
    throw error;
  } finally {
    queue.running -= 1;
    letIn(queue, limit.atOnce);
  }
}
