/**
 * The process that owns the embedded database: `node owner.mjs DATA_DIR`.
 *
 * Exactly one process may have a PGlite folder open: two lose acknowledged rows without an error. So it takes the
 * kernel's lock on the folder first, serves everybody over Unix sockets, and stops when the last launcher disconnects.
 */
import { accessSync, constants, existsSync, rmSync, statSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { FolderBusy, lockFolder } from "./folder-lock";
import { folderReason } from "./folder-reason";
import { GREETING, ORDERLY_END } from "./launcher-protocol.mjs";
import { OwnerFile } from "./owner-file";
import {
  makePrivateFolder,
  type Places,
  placesFor,
  requireOwn,
  requireUnwritableByOthers,
} from "./places.mjs";
import { StatementWatchdog } from "./statement-watchdog";
import { WireServer } from "./wire-server";

/** Messages of the owner to the launcher that spawned it. */
export type OwnerReport = { state: "ready" } | { state: "busy" } | { state: "refused"; reason: string };

const FIRST_LAUNCHER_MS = 15_000;
const LAST_LAUNCHER_GRACE_MS = 300;
/** After the last launcher was killed: time for its successor to come, while the web process finishes its requests. */
const KILLED_GRACE_MS = 10_000;
const STOP_DEADLINE_MS = 8_000;

async function serve(dataDir: string): Promise<void> {
  process.umask(0o077);
  const places = placesFor(dataDir);
  prepareFolder(places);
  const lock = await lockFolder(places.folder);
  const ownerFile = await OwnerFile.take(places);
  rmSync(places.socket, { force: true });
  rmSync(places.launcherSocket, { force: true });

  // Loaded only now, so that a second owner is refused without waiting for the engine's code.
  const { openCluster } = await import("./cluster");
  const engine = await openCluster(places.cluster);
  const wire = new WireServer({
    engine,
    beforeWork: () => lock.check(),
    onFatal: dieAtOnce,
    watchdog: new StatementWatchdog(),
  });
  await wire.listen(places.socket);
  const launchers = new Launchers(() => void stop());
  await launchers.listen(places.launcherSocket);
  ownerFile.watch(() => {
    lock.check();
    // Nobody can connect through deleted sockets: stop, so that a new owner can be started.
    if (!existsSync(places.launcherSocket) || !existsSync(places.socket)) void stop();
  }, dieAtOnce);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    launchers.refuse();
    await wire.stop();
    lock.check();
    await engine.exec("CHECKPOINT");
    await engine.close();
    await ownerFile.remove();
    process.exit(0);
  }
  // A service manager signals all processes of the shop at once: its requests need the database to the end.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
    process.on(signal, () => launchers.isUsed || void stop());
  report({ state: "ready" });
}

/** Counts the launchers that use the database. */
class Launchers {
  readonly #connected = new Set<Socket>();
  readonly #server = createServer({ allowHalfOpen: true }, (socket) => this.#accept(socket));
  readonly #onLast: () => void;
  /** The connection of the launcher that left last. */
  #last: Socket | undefined;
  #countdown: NodeJS.Timeout;

  constructor(onLast: () => void) {
    this.#onLast = onLast;
    this.#countdown = setTimeout(onLast, FIRST_LAUNCHER_MS);
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(path, () => resolve());
    });
  }

  get isUsed(): boolean {
    return this.#connected.size > 0;
  }

  refuse(): void {
    clearTimeout(this.#countdown);
    this.#server.close();
  }

  #accept(socket: Socket): void {
    clearTimeout(this.#countdown);
    // Its launcher waits for this process to end, which it does not do now that another launcher has come.
    this.#last?.destroy();
    this.#connected.add(socket);
    let isOrderly = false;
    socket.write(GREETING);
    socket.on("data", (told) => {
      isOrderly = String(told) === ORDERLY_END;
    });
    socket.on("error", () => socket.destroy());
    // A launcher that closes its side waits for ours to close: when it was the last one, that happens as this process
    // ends.
    socket.on("end", () => this.#disconnect(socket, isOrderly));
    socket.on("close", () => this.#disconnect(socket, isOrderly));
  }

  #disconnect(socket: Socket, isOrderly: boolean): void {
    if (!this.#connected.delete(socket)) return;
    if (this.#connected.size > 0) {
      socket.destroy();
      return;
    }
    this.#last = socket;
    this.#countdown = setTimeout(this.#onLast, isOrderly ? LAST_LAUNCHER_GRACE_MS : KILLED_GRACE_MS);
  }
}

function prepareFolder({ folder, socketFolder }: Places): void {
  makePrivateFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  if ((statSync(folder).mode & 0o700) !== 0o700)
    throw new Error(`The data folder ${folder} cannot be read or written by this user.`);
  requireUnwritableByOthers(folder);
  if (socketFolder !== folder) requireOwn(socketFolder);
}

/** No clean-up on purpose: the folder may belong to another owner now, or the engine's memory may be corrupt. */
function dieAtOnce(reason: Error): void {
  console.error(reason);
  process.exit(1);
}

function report(message: OwnerReport): void {
  // The launcher may have gone meanwhile; without a callback that would end this process without a checkpoint.
  process.send?.(message, () => {});
}

/** Serves the database of a data folder until its last launcher disconnects; what comes of it goes to the launcher. */
export async function runOwner(dataDir: string): Promise<void> {
  try {
    await serve(dataDir);
  } catch (error) {
    const busy = error instanceof FolderBusy;
    if (!busy) console.error(error);
    report(busy ? { state: "busy" } : { state: "refused", reason: folderReason(error) });
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100);
  }
}
