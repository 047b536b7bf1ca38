import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { machineName } from "@/lib/machine-name";
import type { Places } from "./places.mjs";

const BEAT_MS = 2_000;
const WATCH_MS = 5_000;

type Owner = { machine: string; pid: number; socketFolder: string; beat: number };

/**
 * A file in the data folder that changes while its writer lives.
 *
 * The kernel's lock decides on one machine. On a shared disk another machine's lock may be invisible, so a file written
 * by another machine is watched for a moment: when it keeps changing, the folder is in use.
 */
export class OwnerFile {
  readonly #places: Places;
  readonly #owner: Owner;

  private constructor(places: Places) {
    this.#places = places;
    this.#owner = { machine: machineName(), pid: process.pid, socketFolder: places.socketFolder, beat: 0 };
    this.#write();
  }

  static async take(places: Places, watchMs = WATCH_MS): Promise<OwnerFile> {
    const before = read(places.ownerFile);
    if (before && before.machine !== machineName()) {
      await wait(watchMs);
      if (read(places.ownerFile)?.beat !== before.beat) {
        throw new Error(`The data folder ${places.folder} is in use by another machine (${before.machine}).`);
      }
    }
    return new OwnerFile(places);
  }

  keepFresh(check: () => void, onLost: (reason: Error) => void): void {
    setInterval(() => {
      try {
        check();
        this.#owner.beat += 1;
        this.#write();
      } catch (error) {
        // A full disk must not end the database; losing the folder must.
        if (!isDiskFull(error)) onLost(error as Error);
      }
    }, BEAT_MS).unref();
  }

  remove(): void {
    rmSync(this.#places.ownerFile, { force: true });
    rmSync(this.#places.socket, { force: true });
    rmSync(this.#places.launcherSocket, { force: true });
  }

  #write(): void {
    const draft = `${this.#places.ownerFile}.new`;
    writeFileSync(draft, JSON.stringify(this.#owner));
    renameSync(draft, this.#places.ownerFile);
  }
}

/** The disk, or what this user may take of it. */
export const isDiskFull = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");

function read(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Owner;
  } catch {
    return null;
  }
}
