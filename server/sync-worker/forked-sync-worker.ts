import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { log } from "@/lib/log";
import type { SyncKind } from "@/lib/sync/kinds";
import type { Caller, RunFailure, RunOutcome, SyncWorker } from "@/lib/sync/worker-protocol";
import { endWords } from "../keep-running.mjs";
import { heapFlags } from "../memory-settings.mjs";
import { LimiterHost } from "./limiter-host";
import type { FromWorker, ToWorker } from "./messages";

const MAIN = fileURLToPath(new URL("main.mjs", import.meta.url));
/** Idle time, ms, after which the worker is stopped to free its 150 MB; staff often start several syncs in a row. */
const IDLE_MS = 60_000;

type Options = {
  /** Flushes cached pages in this process. */
  flush: (tags: string[]) => Promise<void>;
  env?: NodeJS.ProcessEnv;
  idleMs?: number;
};

/** A run that has begun, or why none did. */
type StartResult = Awaited<ReturnType<SyncWorker["start"]>>;
type Call = { settleStart: (result: StartResult) => void; end?: (outcome: RunOutcome) => void };

const LOST: RunFailure = {
  code: "unavailable",
  message: "The sync was interrupted. The next one carries on where it stopped.",
};

/** Starts a worker process when a run is requested, and stops it when none has been for a while. */
export class ForkedSyncWorker implements SyncWorker {
  readonly #options: Options;
  readonly #calls = new Map<number, Call>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastCall = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The worker's process id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(caller: Caller, kind: SyncKind): Promise<StartResult> {
    clearTimeout(this.#idle);
    this.#child ??= this.#fork();
    const child = this.#child;
    this.#lastCall += 1;
    const call = this.#lastCall;
    return new Promise((settleStart) => {
      this.#calls.set(call, { settleStart });
      send(child, { type: "start", call, kind, caller });
    });
  }

  /** Stops the worker; a run in progress is interrupted and continued by the next worker. */
  close(): void {
    const child = this.#child;
    if (!child) return;
    if (child.connected) child.disconnect();
    this.#lose(child, "closed");
  }

  #fork(): ChildProcess {
    const { env = process.env } = this.#options;
    // The condition makes the marker package `server-only` harmless (modules.mjs).
    const child = fork(MAIN, { env, execArgv: ["--conditions=react-server", ...heapFlags(env)] });
    const limiters = new LimiterHost((slot) => send(child, { type: "slot-granted", slot }));
    child.on("message", (message: FromWorker) => this.#hear(child, limiters, message));
    child.on("error", (error) => this.#lose(child, error.message));
    child.on("exit", (code, signal) => {
      limiters.close();
      this.#lose(child, endWords(code, signal));
    });
    return child;
  }

  #hear(child: ChildProcess, limiters: LimiterHost, message: FromWorker): void {
    if (message.type === "begun") this.#begin(message.call, BigInt(message.runId));
    else if (message.type === "ended") this.#end(message.call, message.outcome);
    else if (message.type === "flush") this.#flush(child, message);
    else limiters.hear(message);
  }

  #flush(child: ChildProcess, { flush, tags }: Extract<FromWorker, { type: "flush" }>): void {
    const answer = () => send(child, { type: "flushed", flush });
    this.#options.flush(tags).then(answer, (error: unknown) => {
      log.error({ err: error, tags }, "a worker's change could not be flushed from the cache");
      answer();
    });
  }

  #begin(call: number, id: bigint): void {
    const known = this.#calls.get(call);
    if (!known) return;
    const done = new Promise<RunOutcome>((end) => {
      known.end = end;
    });
    known.settleStart({ id, done });
  }

  #end(call: number, outcome: RunOutcome): void {
    this.#finish(call, outcome);
    if (this.#calls.size > 0) return;
    this.#idle = setTimeout(() => this.close(), this.#options.idleMs ?? IDLE_MS).unref();
  }

  #finish(call: number, outcome: RunOutcome): void {
    const known = this.#calls.get(call);
    this.#calls.delete(call);
    if (known?.end) known.end(outcome);
    else if ("failure" in outcome) known?.settleStart(outcome);
  }

  #lose(child: ChildProcess, reason: string): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    clearTimeout(this.#idle);
    if (this.#calls.size === 0) return;
    log.error({ reason }, "the sync worker ended during a run");
    for (const call of [...this.#calls.keys()]) this.#finish(call, { failure: LOST });
  }
}

function send(child: ChildProcess, message: ToWorker): void {
  // Nothing to do on failure: "exit" reports a process that is gone.
  child.send(message, () => {});
}
