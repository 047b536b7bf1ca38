/**
 * Preloaded into commands, their children and test processes: when the parent is killed (kill -9), this process stops
 * too, instead of keeping the port. `npm start` does the same through IPC (server/main.mjs).
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
