import { CommandError } from "@/server/command-error.mjs";

/** A terminal signals the whole group and npm passes it on: within this time it is the same Ctrl-C. */
const ONE_REQUEST_MS = 2_000;

/**
 * A signal for work that cleans up after itself: Ctrl-C and SIGTERM ask it to end instead of ending the process. A
 * second Ctrl-C ends it.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let askedAt = 0;
  const ask = () => {
    const now = performance.now();
    if (!stop.signal.aborted) {
      askedAt = now;
      stop.abort(new CommandError("Stopped; nothing was changed."));
    } else if (now - askedAt > ONE_REQUEST_MS) process.exit(1);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, ask);
  return stop.signal;
}
