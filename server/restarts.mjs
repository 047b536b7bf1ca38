import { setTimeout as wait } from "node:timers/promises";

/** A process that ran this long counts as started successfully. */
const STEADY_MS = 20_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
const MAX_IN_A_ROW = 8;

/**
 * Decides whether a process that ended is restarted, and after which pause; the pause doubles while the process keeps
 * failing.
 */
export class Restarts {
  #inARow = 0;
  #startedAt;
  #now;
  #sleep;

  /** @param {{ now?: () => number, sleep?: (ms: number) => Promise<unknown> }} [clock] */
  constructor({ now = Date.now, sleep = wait } = {}) {
    this.#now = now;
    this.#sleep = sleep;
    this.#startedAt = now();
  }

  /** @returns {Promise<boolean>} false when it has failed too often */
  async next() {
    this.#inARow = this.#now() - this.#startedAt >= STEADY_MS ? 1 : this.#inARow + 1;
    if (this.#inARow > MAX_IN_A_ROW) return false;
    await this.#sleep(Math.min(FIRST_PAUSE_MS * 2 ** (this.#inARow - 1), LONGEST_PAUSE_MS));
    this.#startedAt = this.#now();
    return true;
  }
}
