/** The web process's side of the channel to its supervisor (server/main.mjs). */

/**
 * Tells the supervisor something. One that was killed a moment ago does not hear it, which is no error here.
 * @param {string} message
 */
export const tellSupervisor = (message) => process.send?.(message, () => {});

/**
 * Calls `stop` when the supervisor ends, at once when it has ended already: nobody else ends this process then. A process
 * that was started without a supervisor never calls it.
 * @param {() => void} stop
 */
export function whenSupervisorEnds(stop) {
  process.on("disconnect", stop);
  if (process.send && !process.connected) stop();
}
