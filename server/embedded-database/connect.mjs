import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { CommandError } from "../command-error.mjs";
import { allocatorSettings } from "../memory-settings.mjs";
import { ORDERLY_END } from "./launcher-protocol.mjs";
import { placesFor, requireOwn, requireUnwritableByOthers } from "./places.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OWNER = fileURLToPath(new URL("owner.mjs", import.meta.url));
const START_DEADLINE_MS = 60_000;
const CLOSE_DEADLINE_MS = 10_000;
/** Longer than any statement may run and keep the database from answering. */
const ANSWER_DEADLINE_MS = 60_000;

/**
 * Plain JavaScript, as all that stays loaded beside a running shop.
 * @typedef {import("node:net").Socket} Socket
 * @typedef {import("./places.mjs").Places} Places
 * @typedef {import("./owner").OwnerReport} OwnerReport
 *
 * @typedef {object} EmbeddedDatabase
 * @property {string} url Connection string; stays the same when the database process is started again.
 * @property {() => Promise<void>} close Disconnects. The database stops, cleanly, when nobody else is connected.
 */

/**
 * Joins the embedded database of a data folder, starting its process when there is none, and starts it again
 * whenever it dies before `close`.
 * @param {string} dataDir
 * @param {(line: string) => void} [say]
 * @param {readonly string[]} [nodeFlags] of the database process, when this call starts it
 * @returns {Promise<EmbeddedDatabase>}
 * @throws CommandError when the folder cannot be used
 */
export async function openEmbedded(dataDir, say = () => {}, nodeFlags = []) {
  const places = placesFor(dataDir);
  /** @type {Promise<void> | undefined} */
  let closing;
  let connection = await joinOwner(places, nodeFlags);
  /** @param {Socket} open */
  const keep = (open) =>
    open.once("close", async () => {
      if (closing) return;
      say("The embedded database stopped; restarting it.");
      for (let pause = 100; !closing; pause = Math.min(pause * 2, 5_000)) {
        try {
          connection = await joinOwner(places, nodeFlags);
          keep(connection);
          if (closing) connection.end(ORDERLY_END);
          return;
        } catch (error) {
          say(error instanceof Error ? error.message : String(error));
          await wait(pause);
        }
      }
    });
  keep(connection);
  async function leave() {
    if (connection.closed) return;
    const closed = new Promise((resolved) => connection.once("close", resolved));
    connection.end(ORDERLY_END);
    await Promise.race([closed, wait(CLOSE_DEADLINE_MS, undefined, { ref: false })]);
    connection.destroy();
  }
  return {
    url: places.url,
    // A start that is stopped while it migrates closes twice: for the signal, and because the migration then fails.
    close() {
      closing ??= leave();
      return closing;
    },
  };
}

/**
 * @param {Places} places
 * @param {readonly string[]} nodeFlags
 * @returns {Promise<Socket>}
 */
async function joinOwner(places, nodeFlags) {
  const { folder } = places;
  requirePrivate(places);
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    const connection = await connectToOwner(places);
    if (connection) return connection;
    // Checked after the attempt to connect: a slow machine may take longer than this to create a database.
    if (Date.now() >= deadline) throw noAnswer(folder);
    const report = await startOwner(folder, nodeFlags);
    if (report.state === "refused") throw new CommandError(report.reason);
    // Busy: another launcher's owner is starting, or an old one is still stopping. Try again.
    if (report.state === "busy") await wait(100);
  }
}

/** @param {string} folder */
const noAnswer = (folder) =>
  new CommandError(`The data folder ${folder} is in use by a process that does not answer.`);

/**
 * A connection that keeps the owner running, or null when there is no owner. The owner's greeting says that it
 * will keep running; a suspended one accepts connections and sends none.
 * @param {Places} places
 * @returns {Promise<Socket | null>}
 * @throws CommandError when there is an owner that does not answer
 */
function connectToOwner({ launcherSocket, folder }) {
  return new Promise((resolved, rejected) => {
    const socket = connect(launcherSocket);
    const late = setTimeout(() => {
      rejected(noAnswer(folder));
      socket.destroy();
    }, ANSWER_DEADLINE_MS);
    socket.once("data", () => {
      clearTimeout(late);
      socket.removeAllListeners("close");
      socket.resume();
      resolved(socket);
    });
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      clearTimeout(late);
      resolved(null);
    });
  });
}

/**
 * @param {string} folder
 * @param {readonly string[]} nodeFlags
 * @returns {Promise<OwnerReport>}
 */
function startOwner(folder, nodeFlags) {
  const log = openLog(folder);
  // In a session of its own, so that Ctrl-C reaches only the launcher, which lets the shop finish before the database
  // stops.
  const owner = spawn(process.execPath, [...nodeFlags, OWNER, resolve(folder)], {
    cwd: ROOT,
    detached: true,
    stdio: ["ignore", "ignore", log ?? "ignore", "ipc"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR,
      ...allocatorSettings(process.env),
    },
  });
  if (log !== null) closeSync(log);
  return reportOf(owner, folder);
}

/**
 * @param {import("node:child_process").ChildProcess} owner
 * @param {string} folder
 * @returns {Promise<OwnerReport>}
 */
function reportOf(owner, folder) {
  return new Promise((resolved) => {
    /** @param {OwnerReport} report */
    const settle = (report) => {
      if (owner.connected) owner.disconnect();
      owner.unref();
      resolved(report);
    };
    owner.once("message", (report) => settle(/** @type {OwnerReport} */ (report)));
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

/** @param {string} folder */
function openLog(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openSync(join(folder, "database.log"), "a", 0o600);
  } catch {
    return null;
  }
}

/**
 * @param {Places} places
 * @throws CommandError when another user could have placed the sockets there
 */
function requirePrivate({ folder, socketFolder }) {
  try {
    if (existsSync(folder)) requireUnwritableByOthers(folder);
    if (socketFolder !== folder && existsSync(socketFolder)) requireOwn(socketFolder);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
