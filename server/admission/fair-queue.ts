import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { RoundRobin } from "@/lib/limits/round-robin";

type Waiting = { response: ServerResponse; work: () => void };

export type FairQueueOptions = {
  /** Requests served at the same time: enough to keep the process busy while some wait for the database. */
  atOnce: number;
  /**
   * A request that takes longer gives its slot up, because it waits for something other than the process, unless the
   * process was busy all the while.
   */
  slotMs: number;
  /**
   * How long a request may keep its slot instead, while its client reads what it is sent: for work that holds memory
   * until it ends.
   */
  workMs?: number;
};

/** The share of the time from which on the process counts as busy. */
const BUSY = 0.9;
/** How long a request keeps its slot in a busy process. */
const BUSY_MS = 50;

/**
 * Fair queueing (RFC 970) between client addresses: when requests exceed the capacity, each address is served one at a
 * time in turn. Two hundred requests of one client at once then delay another visitor by a few pages, not by two
 * hundred. Nothing is refused, and nothing is delayed while there is capacity.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #waiting = new RoundRobin<Waiting>();
  #busy = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Calls `work` when it is the turn of `address`; never when the connection closes first. */
  take(address: string, response: ServerResponse, work: () => void): void {
    if (this.#busy < this.#options.atOnce) {
      this.#begin({ response, work });
      return;
    }
    this.#waiting.push(address, { response, work });
  }

  #begin({ response, work }: Waiting): void {
    this.#busy += 1;
    const { slotMs, workMs = slotMs } = this.#options;
    const began = performance.now();
    const until = began + workMs;
    const latest = Math.max(until, began + BUSY_MS);
    let since = performance.eventLoopUtilization();
    const leave = () => {
      clearTimeout(timer);
      response.off("prefinish", leave).off("close", leave);
      // Deferred: otherwise a burst of stored pages would all be answered before the next connection is read.
      setImmediate(() => {
        this.#busy -= 1;
        this.#next();
      });
    };
    const judge = () => {
      const now = performance.now();
      const used = performance.eventLoopUtilization();
      // In a busy process a request takes long because of the others, and one more would delay all of them.
      const isBusy = performance.eventLoopUtilization(used, since).utilization >= BUSY;
      since = used;
      // A client that does not read must not keep others out.
      if (response.writableNeedDrain || now >= (isBusy ? latest : until)) leave();
      else timer = setTimeout(judge, slotMs);
    };
    let timer = setTimeout(judge, slotMs);
    response.once("prefinish", leave).once("close", leave);
    work();
  }

  #next(): void {
    while (this.#busy < this.#options.atOnce) {
      const waiting = this.#waiting.shift();
      if (!waiting) return;
      if (!waiting.response.destroyed) this.#begin(waiting);
    }
  }
}
