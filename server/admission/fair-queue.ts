import type { ServerResponse } from "node:http";
import { RoundRobin } from "@/lib/limits/round-robin";

type Waiting = { response: ServerResponse; work: () => void };

export type FairQueueOptions = {
  /** Requests served at the same time: enough to keep the process busy while some wait for the database. */
  atOnce: number;
  /** A request that takes longer gives its place up, because it waits for something other than the process. */
  placeMs: number;
  /**
   * How long a request may keep its place instead, while its client reads what it is sent: for work that holds memory
   * until it ends.
   */
  workMs?: number;
};

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
    const { placeMs, workMs = placeMs } = this.#options;
    const until = performance.now() + workMs;
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
      // A client that does not read must not keep others out.
      if (response.writableNeedDrain || performance.now() >= until) leave();
      else timer = setTimeout(judge, placeMs);
    };
    let timer = setTimeout(judge, placeMs);
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
