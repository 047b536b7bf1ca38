/**
 * Preloaded into every process the launcher starts: when the parent dies without saying so (kill -9), this process
 * ends as if it had been asked to, instead of holding the port for ever.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
