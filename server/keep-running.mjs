/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** Within the ten seconds that service managers allow between SIGTERM and SIGKILL. */
const STOP_MS = 8_500;

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export const endWords = (code, signal) => signal ?? `exit code ${code}`;

/**
 * How a process ended, in words for the operator. One that the system could not start has ended too.
 * @param {ChildProcess} child
 * @returns {Promise<string>}
 */
export function endOf(child) {
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(endWords(code, signal)));
    // "error" is also emitted when a kill fails, and then the process still runs.
    child.on("error", (error) => child.pid === undefined && resolve(error.message));
  });
}

/**
 * Whether a process was started and has not ended.
 * @param {ChildProcess | undefined} child
 * @returns {child is ChildProcess}
 */
export const isRunning = (child) =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

/**
 * Asks a process to stop, waits for its end, and kills it when that is late.
 * @param {ChildProcess | undefined} child
 */
export async function stopProcess(child) {
  if (!isRunning(child)) return;
  const ended = endOf(child);
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(late);
}

/**
 * Starts a process again whenever it ends.
 * @param {Promise<string>} ended the end of the first one
 * @param {object} task
 * @param {() => ChildProcess} task.start
 * @param {() => boolean} task.isStopping
 * @param {(reason: string) => void} task.onEnd called before a restart
 * @param {import("./restarts.mjs").Restarts} task.restarts
 * @returns {Promise<boolean>} false when it failed too often, true when it was to stop
 */
export async function keepRunning(ended, { start, isStopping, onEnd, restarts }) {
  for (;;) {
    const reason = await ended;
    if (isStopping()) return true;
    onEnd(reason);
    if (!(await restarts.next())) return false;
    if (isStopping()) return true;
    ended = endOfStarted(start);
  }
}

/**
 * @param {() => ChildProcess} start
 * @returns {Promise<string>}
 */
export function endOfStarted(start) {
  try {
    return endOf(start());
  } catch (error) {
    // Without memory for another process Node throws instead of emitting an error.
    return Promise.resolve(error instanceof Error ? error.message : String(error));
  }
}
