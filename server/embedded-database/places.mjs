import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Unix socket addresses hold 104 (macOS) to 108 (Linux) bytes. */
const SOCKET_PATH_LIMIT = 100;
/** The name PostgreSQL clients look for in the folder that `host=` names, at their default port. */
const SOCKET_NAME = ".s.PGSQL.5432";
/**
 * The embedded database runs one transaction at a time. During a bulk write, first visits to several pages may wait
 * longer than we would let them wait for a server; a late page is better than none.
 */
const CONNECT_TIMEOUT_SECONDS = 10;

/**
 * @typedef {object} Places
 * @property {string} folder The data folder; the exclusive lock is on this folder.
 * @property {string} cluster The database cluster.
 * @property {string} ownerFile Who has the folder open: for people, and to notice another machine.
 * @property {string} practiceSecret The session secret of a practice shop. A live shop's folder does not have it.
 * @property {string} practiceLock Locked by the practice shop that is running on the folder.
 * @property {string} socketFolder Holds the sockets: the data folder, or a short path when its own is too long for one.
 * @property {string} socket
 * @property {string} launcherSocket Launchers hold a connection here; the database stops when the last one disconnects.
 * @property {string} url
 */

/**
 * @param {string} dataDir
 * @returns {Places}
 */
export function placesFor(dataDir) {
  const folder = resolve(dataDir);
  const fits = Buffer.byteLength(join(folder, SOCKET_NAME)) <= SOCKET_PATH_LIMIT;
  const socketFolder = fits ? folder : shortFolderFor(folder);
  return {
    folder,
    cluster: join(folder, "cluster"),
    ownerFile: join(folder, "owner.json"),
    practiceSecret: join(folder, "practice-secret"),
    practiceLock: join(folder, "practice-lock"),
    socketFolder,
    socket: join(socketFolder, SOCKET_NAME),
    launcherSocket: join(socketFolder, ".launchers"),
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}&connect_timeout=${CONNECT_TIMEOUT_SECONDS}`,
  };
}

/** @param {string} folder */
function shortFolderFor(folder) {
  const uid = process.getuid?.() ?? 0;
  const hash = createHash("sha256").update(`${uid}:${folder}`).digest("hex").slice(0, 12);
  return join(tmpdir(), `mpsv-${hash}`);
}

/**
 * Creates a folder only this user can enter, and refuses one that another user created.
 * @param {string} folder
 * @throws when it belongs to another user, or is a symbolic link or a file
 */
export function makePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory())
    throw new Error(`${folder} is a symbolic link or a file: name the folder itself.`);
  if (found.uid !== (process.getuid?.() ?? found.uid))
    throw new Error(`The folder ${folder} belongs to another user.`);
}

/**
 * Refuses a socket folder that is not private to this user before anything in it is used: in a shared temporary folder
 * another user may have created it.
 * @param {string} folder
 * @throws when it belongs to another user, or others may enter it
 */
export function requireOwn(folder) {
  makePrivateFolder(folder);
  if ((lstatSync(folder).mode & 0o077) !== 0)
    throw new Error(`Other users can access the folder ${folder}: remove it or make it private (chmod 700).`);
}

/**
 * Refuses a data folder in which other users could replace the database or its sockets. Others may read its names: the
 * files in it are private.
 * @param {string} folder
 * @throws when others may write to it
 */
export function requireUnwritableByOthers(folder) {
  if ((statSync(folder).mode & 0o022) !== 0)
    throw new Error(
      `Other users can write to the data folder ${folder}: make it private (chmod 700 ${folder}).`,
    );
}
