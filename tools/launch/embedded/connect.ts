import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { LaunchError } from "../launch-error";
import type { OwnerReport } from "./owner";
import { type Places, placesFor } from "./places";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const OWNER = fileURLToPath(new URL("owner.ts", import.meta.url));
const START_DEADLINE_MS = 60_000;
const CLOSE_DEADLINE_MS = 10_000;

export type EmbeddedDatabase = {
  /** Connection string; stays the same when the database process is started again. */
  url: string;
  /** Lets go. The database stops, cleanly, when nobody else holds it. */
  close(): Promise<void>;
};

/**
 * Joins the embedded database of a data folder, starting its process when there is none, and starts it again
 * whenever it dies before `close`.
 * @throws LaunchError when the folder cannot be used
 */
export async function openEmbedded(
  dataDir: string,
  say: (line: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const places = placesFor(dataDir);
  let closing = false;
  let lease = await acquire(places);
  const keep = (held: Socket) =>
    held.once("close", async () => {
      if (closing) return;
      say("The embedded database stopped; starting it again.");
      for (let pause = 100; !closing; pause = Math.min(pause * 2, 5_000)) {
        try {
          lease = await acquire(places);
          keep(lease);
          if (closing) lease.end();
          return;
        } catch (error) {
          say(error instanceof Error ? error.message : String(error));
          await wait(pause);
        }
      }
    });
  keep(lease);
  return {
    url: places.url,
    async close() {
      closing = true;
      if (lease.closed) return;
      const closed = new Promise((resolved) => lease.once("close", resolved));
      lease.end();
      await Promise.race([closed, wait(CLOSE_DEADLINE_MS, undefined, { ref: false })]);
      lease.destroy();
    },
  };
}

async function acquire(places: Places): Promise<Socket> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    const lease = await takeLease(places.lease);
    if (lease) return lease;
    const report = await startOwner(places.folder);
    if (report.state === "refused") throw new LaunchError(report.reason);
    // Busy: another launcher's owner is starting, or an old one is still stopping. Look again.
    if (report.state === "busy") await wait(100);
  }
  throw new LaunchError(`The data folder ${places.folder} is in use by a process that does not answer.`);
}

/** A held connection, or null when nobody serves. The owner's first byte says it means to stay. */
function takeLease(path: string): Promise<Socket | null> {
  return new Promise((resolved) => {
    const socket = connect(path);
    socket.once("data", () => {
      socket.removeAllListeners("close");
      socket.resume();
      resolved(socket);
    });
    socket.on("error", () => socket.destroy());
    socket.once("close", () => resolved(null));
  });
}

function startOwner(folder: string): Promise<OwnerReport> {
  const log = openLog(folder);
  // In a session of its own: Ctrl-C in a terminal reaches the launcher, which lets the shop finish first.
  const owner = spawn(process.execPath, ["--import", "tsx", OWNER, resolve(folder)], {
    cwd: ROOT,
    detached: true,
    stdio: ["ignore", "ignore", log ?? "ignore", "ipc"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
    },
  });
  if (log !== null) closeSync(log);
  return reportOf(owner, folder);
}

function reportOf(owner: ChildProcess, folder: string): Promise<OwnerReport> {
  return new Promise((resolved) => {
    const settle = (report: OwnerReport) => {
      if (owner.connected) owner.disconnect();
      owner.unref();
      resolved(report);
    };
    owner.once("message", (report) => settle(report as OwnerReport));
    owner.once("error", (error) => settle({ state: "refused", reason: error.message }));
    owner.once("exit", (code, signal) => {
      if (signal) return settle({ state: "busy" });
      settle({
        state: "refused",
        reason: `The database ended at once (${code}): see ${join(folder, "database.log")}`,
      });
    });
  });
}

function openLog(folder: string): number | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openSync(join(folder, "database.log"), "a", 0o600);
  } catch {
    return null;
  }
}
