import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Unix socket addresses hold 104 (macOS) to 108 (Linux) bytes. */
const SOCKET_PATH_LIMIT = 100;
/** The name PostgreSQL clients look for in the folder that `host=` names, at their default port. */
const SOCKET_NAME = ".s.PGSQL.5432";

export type Places = {
  /** The data folder; the exclusive lock is on this folder. */
  folder: string;
  /** The database cluster. */
  cluster: string;
  /** Who has the folder open: for people, and to notice another machine. */
  ownerFile: string;
  /** Holds the sockets: the data folder, or a short path when the data folder's is too long for a socket. */
  socketFolder: string;
  socket: string;
  /** Launchers hold a connection here; the database stops when the last one lets go. */
  lease: string;
  url: string;
};

export function placesFor(dataDir: string): Places {
  const folder = resolve(dataDir);
  const fits = Buffer.byteLength(join(folder, SOCKET_NAME)) <= SOCKET_PATH_LIMIT;
  const socketFolder = fits ? folder : shortFolderFor(folder);
  return {
    folder,
    cluster: join(folder, "cluster"),
    ownerFile: join(folder, "owner.json"),
    socketFolder,
    socket: join(socketFolder, SOCKET_NAME),
    lease: join(socketFolder, ".lease"),
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
  };
}

function shortFolderFor(folder: string): string {
  const uid = process.getuid?.() ?? 0;
  const hash = createHash("sha256").update(`${uid}:${folder}`).digest("hex").slice(0, 12);
  return join(tmpdir(), `mpsv-${hash}`);
}

/** Makes a folder only this user can enter, and refuses one that somebody else prepared. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid)) {
    throw new Error(`The folder ${folder} belongs to somebody else.`);
  }
}
