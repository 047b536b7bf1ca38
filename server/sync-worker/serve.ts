import { createCtx } from "@/lib/context";
import { translateDatabaseError } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { serverContext } from "@/lib/server-context.mjs";
import type { SyncKind } from "@/lib/sync/kinds";
import { startSync } from "@/lib/sync/start-sync";
import type { Caller, RunFailure, RunOutcome } from "@/lib/sync/worker-protocol";
import { lowerPriority } from "./lower-priority";
import type { FromWorker, ToWorker } from "./messages";
import { RemoteLimiters } from "./remote-limiters";

/** Runs what the web process asks for, until that process disconnects or ends. */
export function serveSyncs(): void {
  lowerPriority();
  // A signal to the whole group (Ctrl-C, a service manager) is handled by the web process; this one ends with it.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  process.on("disconnect", () => process.exit(0));
  const flushes = new Flushes();
  const limiters = new RemoteLimiters(tell);
  const context = serverContext();
  context.pageStore = { revalidateTag: (tags) => flushes.ask(tags) };
  context.limiterOf = (key, options) => limiters.limiterOf(key, options);
  process.on("message", (message: ToWorker) => {
    if (message.type === "flushed") flushes.answered(message.flush);
    else if (message.type === "slot-granted") limiters.granted(message.slot);
    else void carryOut(message);
  });
}

function tell(message: FromWorker): void {
  // The web process may have just exited: "disconnect" follows.
  process.send?.(message, () => {});
}

async function carryOut({ call, kind, caller }: Extract<ToWorker, { type: "start" }>): Promise<void> {
  const begun = (runId: bigint) => tell({ type: "begun", call, runId: String(runId) });
  tell({ type: "ended", call, outcome: await outcomeOf(caller, kind, begun) });
}

async function outcomeOf(
  caller: Caller,
  kind: SyncKind,
  begun: (runId: bigint) => void,
): Promise<RunOutcome> {
  try {
    const { id, done } = await startSync(createCtx(caller), kind);
    begun(id);
    return { counts: await done };
  } catch (error) {
    return { failure: failureOf(translateDatabaseError(error)) };
  }
}

function failureOf(error: unknown): RunFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return error instanceof AppError
    ? { code: error.code, message, stack, retryAfterSeconds: error.retryAfterSeconds }
    : { message, stack };
}

/** The web process holds the pages: it flushes what changed and confirms it. */
class Flushes {
  readonly #waiting = new Map<number, () => void>();
  #last = 0;

  ask(tags: string[]): Promise<void> {
    this.#last += 1;
    const flush = this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(flush, resolve);
      tell({ type: "flush", flush, tags });
    });
  }

  answered(flush: number): void {
    this.#waiting.get(flush)?.();
    this.#waiting.delete(flush);
  }
}
