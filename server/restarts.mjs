import { setTimeout as wait } from "node:timers/promises";

/** A process that worked this long counts as started successfully. */
const STEADY_MS = 20_000;
const FIRST_PAUSE_MS = 100;
const MAX_IN_A_ROW = 8;

/**
 * Decides whether a process that ended is restarted, and after which pause; the pause doubles while the process keeps
 * failing. The time it takes to start does not count as working: a process that never finishes starting has failed too.
 */
export class Restarts {
  #inARow = 0;
  #openSince = Number.POSITIVE_INFINITY;
  #now;
  #sleep;

  /** @param {{ now?: () => number, sleep?: (ms: number) => Promise<unknown> }} [clock] */
  constructor({ now = Date.now, sleep = wait } = {}) {
    this.#now = now;
    this.#sleep = sleep;
  }

  /** The process has started and works from now on. */
  opened() {
    this.#openSince = this.#now();
  }

  /** @returns {Promise<boolean>} false when it has failed too often */
  async next() {
    this.#inARow = this.#now() - this.#openSince >= STEADY_MS ? 1 : this.#inARow + 1;
    this.#openSince = Number.POSITIVE_INFINITY;
    if (this.#inARow > MAX_IN_A_ROW) return false;
    await this.#sleep(FIRST_PAUSE_MS * 2 ** (this.#inARow - 1));
    return true;
  }
}
