/**
 * Preloaded into every process the launcher starts: when the parent is killed (kill -9), this process stops too,
 * instead of keeping the port.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
