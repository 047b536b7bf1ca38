import type { ServerResponse } from "node:http";
import { RoundRobin } from "@/lib/limits/round-robin";

type Waiting = { response: ServerResponse; work: () => void };

/**
 * Fair queueing (RFC 970) between client addresses: when requests exceed the capacity, each address is served one at a
 * time in turn. Two hundred requests of one client at once then delay another visitor by a few pages, not by two
 * hundred. Nothing is refused, and nothing is delayed while there is capacity.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #placeMs: number;
  readonly #waiting = new RoundRobin<Waiting>();
  #busy = 0;

  /**
   * @param atOnce requests served at the same time: enough to keep the process busy while some wait for the database
   * @param placeMs a request that takes longer gives its place up, because it waits for something other than the
   * process
   */
  constructor({ atOnce, placeMs }: { atOnce: number; placeMs: number }) {
    this.#atOnce = atOnce;
    this.#placeMs = placeMs;
  }

  /** Calls `work` when it is the turn of `address`; never when the connection closes first. */
  take(address: string, response: ServerResponse, work: () => void): void {
    if (this.#busy < this.#atOnce) {
      this.#begin({ response, work });
      return;
    }
    this.#waiting.push(address, { response, work });
  }

  #begin({ response, work }: Waiting): void {
    this.#busy += 1;
    const leave = () => {
      clearTimeout(tooLong);
      response.off("prefinish", leave).off("close", leave);
      // Deferred: otherwise a burst of stored pages would all be answered before the next connection is read.
      setImmediate(() => {
        this.#busy -= 1;
        this.#next();
      });
    };
    const tooLong = setTimeout(leave, this.#placeMs);
    response.once("prefinish", leave).once("close", leave);
    work();
  }

  #next(): void {
    while (this.#busy < this.#atOnce) {
      const waiting = this.#waiting.shift();
      if (!waiting) return;
      if (!waiting.response.destroyed) this.#begin(waiting);
    }
  }
}
