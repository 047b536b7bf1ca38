/** What the processes of a running shop tell each other: the launcher, its supervisor (main.mjs) and their children. */

export const MESSAGES = /** @type {const} */ ({
  /** Supervisor to the process that prepares a start: the embedded database is open. */
  databaseOpen: "database open",
  /** Web process to supervisor, before it takes the port. */
  readyToListen: "ready to listen",
  /** Supervisor to web process: the port is free. */
  listen: "listen",
  /** Web process to supervisor: it listens. */
  listening: "listening",
  /** Web process to supervisor, again and again while its event loop turns. */
  alive: "alive",
  /** Supervisor to launcher: the shop is open. */
  shopOpen: "open",
});

/**
 * Resolves when the supervisor has sent this message.
 * @param {string} message
 * @returns {Promise<void>}
 */
export const untilTold = (message) =>
  new Promise((resolve) => process.on("message", (told) => told === message && resolve()));

/**
 * Tells the supervisor something. One that was killed a moment ago does not hear it, which is no error here.
 * @param {string} message
 */
export const tellSupervisor = (message) => process.send?.(message, () => {});

/**
 * Calls `stop` when the launcher or supervisor that started this process ends, at once when it has ended already: nobody
 * else ends this process then. A process that was started by hand never calls it.
 * @param {() => void} stop
 */
export function whenParentEnds(stop) {
  process.on("disconnect", stop);
  if (process.send && !process.connected) stop();
}
