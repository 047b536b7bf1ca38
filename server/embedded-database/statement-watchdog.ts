import { Worker } from "node:worker_threads";

const CHECK_EVERY_MS = 250;

/**
 * Runs in a thread of its own, because the engine blocks its thread while it computes. Plain JavaScript, so that no
 * compiler is loaded there.
 */
const WATCH = `
const { workerData } = require("node:worker_threads");
const { writeSync } = require("node:fs");
const until = new BigInt64Array(workerData);
setInterval(() => {
  const end = Atomics.load(until, 0);
  if (end === 0n || process.hrtime.bigint() < end) return;
  writeSync(2, "A statement took longer than its client allows; the embedded database is started again.\\n");
  process.kill(process.pid, "SIGKILL");
}, ${CHECK_EVERY_MS});
`;

/**
 * PGlite cannot be interrupted, and its statement_timeout has no effect while a statement runs. A statement that
 * exceeds its client's limit ends the process instead: the launcher restarts it within a second, and acknowledged data
 * is kept.
 */
export class StatementWatchdog {
  /** When the statement has to have ended, in nanoseconds of a clock that all threads share and nobody sets. */
  readonly #until = new BigInt64Array(new SharedArrayBuffer(8));

  constructor() {
    const worker = new Worker(WATCH, { eval: true, workerData: this.#until.buffer, execArgv: [] });
    worker.unref();
  }

  /** @param ms the statement timeout of its client; 0 means none */
  start(ms: number): void {
    Atomics.store(this.#until, 0, ms > 0 ? process.hrtime.bigint() + BigInt(ms) * 1_000_000n : 0n);
  }

  stop(): void {
    Atomics.store(this.#until, 0, 0n);
  }
}
