import type { ServerResponse } from "node:http";
import { RoundRobin } from "@/lib/limits/round-robin";

type Waiting = { response: ServerResponse; work: () => void };

/**
 * Fair queueing (RFC 970) between the addresses requests come from: when more answers are wanted than can be made, each
 * address gets one in turn. Two hundred requests of one client in the same moment then cost another visitor the time of
 * a few pages, not of two hundred. Nobody is refused and nothing is slower while there is no crowd.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #placeMs: number;
  readonly #waiting = new RoundRobin<Waiting>();
  #busy = 0;

  /**
   * @param atOnce answers made at the same time: enough to keep the process busy while some wait for the database
   * @param placeMs an answer that takes longer waits for something else than the process, and keeps nobody from theirs
   */
  constructor({ atOnce, placeMs }: { atOnce: number; placeMs: number }) {
    this.#atOnce = atOnce;
    this.#placeMs = placeMs;
  }

  /** Calls `work` when it is the turn of `address`; never when the connection ends before. */
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
      // Not at once: a stored page is answered before the next connection is read, and a crowd of them before anybody else.
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
