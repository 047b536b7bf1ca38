import { LaunchError } from "@/server/launch-error.mjs";

/**
 * A signal for work that cleans up after itself: Ctrl-C and SIGTERM ask it to end instead of ending the process. A
 * second Ctrl-C ends it.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(name, () => stop.abort(new LaunchError("Stopped; nothing was changed.")));
  return stop.signal;
}
