import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import type { SyncKind } from "@/lib/sync/kinds";
import type { Counts } from "@/lib/sync/ledger";
import type { BegunRun } from "@/lib/sync/run-sync";
import type { Asking, SyncWorker } from "@/lib/sync/worker";
import { errorOf, type FromWorker, type ToWorker } from "./messages";

const MAIN = fileURLToPath(new URL("main.mjs", import.meta.url));
/** Staff who press one button press the next one soon; afterwards its 150 MB are given back. */
const IDLE_MS = 60_000;

type Options = {
  /** Throws cached pages away in this process. */
  flush: (tags: string[]) => Promise<void>;
  env?: NodeJS.ProcessEnv;
  idleMs?: number;
};

type Call = {
  begin: (run: BegunRun) => void;
  finish: (counts: Counts) => void;
  fail: (error: Error) => void;
  done: Promise<Counts>;
};

/** Starts a worker process when a run is asked for, and lets it go when none has been for a while. */
export class ForkedSyncWorker implements SyncWorker {
  readonly #options: Options;
  readonly #calls = new Map<number, Call>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastCall = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The worker's process id while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(asking: Asking, kind: SyncKind): Promise<BegunRun> {
    clearTimeout(this.#idle);
    this.#child ??= this.#fork();
    this.#lastCall += 1;
    const call = this.#lastCall;
    const begun = new Promise<BegunRun>((resolve, reject) => {
      this.#calls.set(call, callOf(resolve, reject));
    });
    send(this.#child, { type: "start", call, kind, asking });
    return begun;
  }

  /** Lets the process go; a run that is going on there breaks off and is carried on by the next one. */
  close(): void {
    clearTimeout(this.#idle);
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = undefined;
  }

  #fork(): ChildProcess {
    const { env = process.env } = this.#options;
    // See main.mjs.
    const child = fork(MAIN, { env, execArgv: ["--conditions=react-server"] });
    child.on("message", (message: FromWorker) => this.#hear(child, message));
    child.on("error", (error) => this.#lose(child, error.message));
    child.on("exit", (code, signal) => this.#lose(child, signal ?? `exit code ${code}`));
    return child;
  }

  #hear(child: ChildProcess, message: FromWorker): void {
    if (message.type === "flush") {
      const answer = () => send(child, { type: "flushed", flush: message.flush });
      this.#options.flush(message.tags).then(answer, (error: unknown) => {
        log.error({ err: error, tags: message.tags }, "a worker's change was not thrown out of the cache");
        answer();
      });
      return;
    }
    const call = this.#calls.get(message.call);
    if (message.type === "begun") call?.begin({ id: BigInt(message.runId), done: call.done });
    if (message.type === "done") call?.finish(message.counts);
    if (message.type === "failed") call?.fail(errorOf(message.failure));
    if (message.type !== "begun") this.#end(message.call);
  }

  #end(call: number): void {
    this.#calls.delete(call);
    if (this.#calls.size > 0) return;
    this.#idle = setTimeout(() => this.close(), this.#options.idleMs ?? IDLE_MS).unref();
  }

  #lose(child: ChildProcess, reason: string): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    clearTimeout(this.#idle);
    if (this.#calls.size === 0) return;
    log.error({ reason }, "the sync worker ended under a run");
    const error = new AppError(
      "unavailable",
      "The sync was interrupted. The next one carries on where it stopped.",
    );
    for (const call of this.#calls.values()) call.fail(error);
    this.#calls.clear();
  }
}

function send(child: ChildProcess, message: ToWorker): void {
  // A process that is gone says so by "exit".
  child.send(message, () => {});
}

function callOf(begin: (run: BegunRun) => void, refuse: (error: Error) => void): Call {
  let finish: Call["finish"] = () => {};
  let fail: Call["fail"] = () => {};
  const done = new Promise<Counts>((resolve, reject) => {
    finish = resolve;
    fail = (error) => {
      refuse(error);
      reject(error);
    };
  });
  // Nobody holds it when the run is refused before it begins.
  done.catch(() => {});
  return { begin, finish, fail, done };
}
