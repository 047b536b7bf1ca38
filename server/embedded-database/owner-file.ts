import { randomInt } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { Worker } from "node:worker_threads";
import { machineName } from "@/lib/machine-name";
import type { Places } from "./places.mjs";

const BEAT_MS = 2_000;
const WATCH_MS = 5_000;
const CHECK_MS = 2_000;
const MAX_DELAY_MS = 1_000;
/** The system's codes for a full disk, and for a user who has taken all of it that they may. */
const DISK_FULL = ["ENOSPC", "EDQUOT"];

type Owner = { machine: string; pid: number; socketFolder: string; beat: number };

/**
 * Runs in a thread of its own, because the engine blocks its thread while it computes. Plain JavaScript, so that no
 * compiler is loaded there. A full disk must not end the database; losing the folder must.
 */
const BEAT = `
const { workerData: { file, owner, beatMs, diskFull } } = require("node:worker_threads");
const { renameSync, writeFileSync } = require("node:fs");
setInterval(() => {
  owner.beat += 1;
  try {
    writeFileSync(file + ".new", JSON.stringify(owner));
    renameSync(file + ".new", file);
  } catch (error) {
    if (!diskFull.includes(error.code)) throw error;
  }
}, beatMs);
`;

/**
 * A file in the data folder that changes while its writer lives.
 *
 * The kernel's lock decides on one machine. On a shared disk another machine's lock may be invisible, so a file written
 * by another machine is watched for a moment: when it keeps changing, the folder is in use.
 */
export class OwnerFile {
  readonly #places: Places;
  readonly #beats: Worker;

  private constructor(places: Places, beatMs: number) {
    this.#places = places;
    const file = places.ownerFile;
    const owner: Owner = {
      machine: machineName(),
      pid: process.pid,
      socketFolder: places.socketFolder,
      beat: 0,
    };
    writeFileSync(`${file}.new`, JSON.stringify(owner));
    renameSync(`${file}.new`, file);
    const workerData = { file, owner, beatMs, diskFull: DISK_FULL };
    this.#beats = new Worker(BEAT, { eval: true, workerData, execArgv: [] });
    this.#beats.unref();
  }

  /** @throws Error when the folder is in use by another machine */
  static async take(places: Places, { watchMs = WATCH_MS, beatMs = BEAT_MS } = {}): Promise<OwnerFile> {
    const before = read(places.ownerFile);
    if (before && before.machine !== machineName()) {
      // Of two machines that start at once, the one that waits longer finds the other's file.
      await wait(watchMs + randomInt(MAX_DELAY_MS));
      const now = read(places.ownerFile);
      if (!isDeepStrictEqual(now, before)) {
        const { machine } = now ?? before;
        throw new Error(`The data folder ${places.folder} is in use by another machine (${machine}).`);
      }
    }
    return new OwnerFile(places, beatMs);
  }

  /** Calls `onLost` when the file cannot be written anymore, or when `check` throws. */
  watch(check: () => void, onLost: (reason: Error) => void): void {
    this.#beats.once("error", onLost);
    setInterval(() => {
      try {
        check();
      } catch (error) {
        onLost(error as Error);
      }
    }, CHECK_MS).unref();
  }

  async remove(): Promise<void> {
    await this.#beats.terminate();
    rmSync(this.#places.ownerFile, { force: true });
    rmSync(this.#places.socket, { force: true });
    rmSync(this.#places.launcherSocket, { force: true });
  }
}

export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL.includes((error as NodeJS.ErrnoException).code ?? "");

function read(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Owner;
  } catch {
    return null;
  }
}
