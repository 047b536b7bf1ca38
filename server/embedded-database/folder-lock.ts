import { spawnSync } from "node:child_process";
import { closeSync, constants, fstatSync, openSync, statSync } from "node:fs";
import { createServer, type Server } from "node:net";

export class FolderBusy extends Error {}

export type FolderLock = {
  /** Releases the lock before the process ends. */
  release(): void;
  /** Throws when the folder at the path is no longer the locked one (it was deleted or replaced while running). */
  check(): void;
};

/** The flag with which macOS and the BSDs lock a file as they open it, from <fcntl.h>; Node has no constant for it. */
const O_EXLOCK = 0x20;

/**
 * Takes the kernel's exclusive lock on the folder itself, for the life of this process.
 *
 * A lock on the open folder (flock) cannot be deleted or forged, ends with the process however it dies, does not
 * care about process ids, and holds across containers that share the folder on one machine.
 * @throws FolderBusy when another process holds it
 */
export async function lockFolder(folder: string, lockers = LOCKERS): Promise<FolderLock> {
  const fd = openLocked(folder);
  const { dev, ino } = fstatSync(fd);
  const named = await lockDescriptor(fd, folder, `${dev}:${ino}`, lockers).catch((error: unknown) => {
    closeSync(fd);
    throw error;
  });
  return {
    release() {
      closeSync(fd);
      named?.close();
    },
    check() {
      const now = statSync(folder, { throwIfNoEntry: false });
      if (now?.dev !== dev || now.ino !== ino)
        throw new Error(`The folder ${folder} was replaced while in use.`);
    },
  };
}

function openLocked(folder: string): number {
  const plain = constants.O_RDONLY | constants.O_DIRECTORY;
  if (process.platform !== "darwin") return openSync(folder, plain);
  try {
    return openSync(folder, plain | O_EXLOCK | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") throw new FolderBusy(folder);
    throw error;
  }
}

type Locker = { command: string; args: string[]; busyExit: number };

const PERL_LOCK = `use Fcntl ":flock"; use Errno; open(my $f, "<&=3") or die $!;
exit 0 if flock($f, LOCK_EX|LOCK_NB); exit 75 if $!{EWOULDBLOCK}; die $!`;

const LOCKERS: Locker[] = [
  { command: "flock", args: ["-x", "-n", "3"], busyExit: 1 },
  { command: "perl", args: ["-e", PERL_LOCK], busyExit: 75 },
];

/**
 * Node cannot call flock, but a lock taken by a child on an inherited descriptor belongs to this process too.
 * @returns what holds the lock instead of the descriptor, where there is no command for it
 */
async function lockDescriptor(
  fd: number,
  folder: string,
  identity: string,
  lockers: Locker[],
): Promise<Server | undefined> {
  if (process.platform === "darwin") return undefined;
  for (const { command, args, busyExit } of lockers) {
    const run = spawnSync(command, args, { stdio: ["ignore", "ignore", "pipe", fd], encoding: "utf8" });
    if (run.error) continue;
    if (run.status === 0) return undefined;
    if (run.status === busyExit) throw new FolderBusy(folder);
    throw new Error(`The folder ${folder} cannot be locked (${run.stderr.trim() || "a network folder?"}).`);
  }
  return lockByName(`maryland-parkway-${identity}`, folder);
}

/**
 * Used without flock(1) and perl: a Linux abstract socket, which the kernel frees when the process ends. It accepts
 * nothing.
 */
function lockByName(name: string, folder: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new FolderBusy(folder) : error),
    );
    server.listen(`\0${name}`, () => {
      server.unref();
      resolve(server);
    });
  });
}
