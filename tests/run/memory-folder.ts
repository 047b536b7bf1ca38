import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { isAlive } from "@/tests/support/is-alive";

/** A file system in memory, as Linux has it. */
const PLACE = "/dev/shm";
const PREFIX = "mpsv-tests-";
/** Four times what all tests have there at once. */
const MIN_BYTES = 4 * 1024 ** 3;

/**
 * Lets everything that is started from here keep its temporary files in memory, where there is enough of it: a copy of
 * the embedded database has a thousand files, and to make them on a disk takes as long as to start it. A TMPDIR that is
 * set stays.
 * @returns what takes the folder away again
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (process.env.TMPDIR || !hasRoom()) return () => {};
  removeAbandoned();
  const folder = mkdtempSync(join(PLACE, `${PREFIX}${process.pid}-`));
  // Some tests work as other users, as they may in /tmp.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(PLACE);
    return Math.min(bavail * bsize, freemem()) >= MIN_BYTES;
  } catch {
    return false;
  }
}

/** Those of runs that were killed: nothing else gives their memory back before the machine is restarted. */
function removeAbandoned(): void {
  for (const name of readdirSync(PLACE)) {
    const pid = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length).split("-")[0]);
    if (!pid || isAlive(pid)) continue;
    try {
      rmSync(join(PLACE, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
