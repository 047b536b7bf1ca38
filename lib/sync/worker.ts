import "server-only";
import { AppError } from "@/lib/errors";
import { serverContext } from "@/lib/server-context.mjs";
import type { Counts } from "./counts";
import type { SyncKind } from "./kinds";
import type { BegunRun } from "./run-sync";
import type { Caller, RunFailure, RunOutcome, SyncWorker } from "./worker-protocol";

/**
 * The worker of the production web server (server/sync-worker); without one, runs are executed in the process that
 * asks.
 */
export const syncWorker = (): SyncWorker | undefined => serverContext().syncWorker;

/**
 * Begins a run on a worker.
 * @throws {AppError} as startSync; `done` also rejects with unavailable when the worker ends during the run
 */
export async function startOn(worker: SyncWorker, caller: Caller, kind: SyncKind): Promise<BegunRun> {
  const begun = await worker.start(caller, kind);
  if ("failure" in begun) throw errorOf(begun.failure);
  return { id: begun.id, done: begun.done.then(countsOf) };
}

function countsOf(outcome: RunOutcome): Counts {
  if ("failure" in outcome) throw errorOf(outcome.failure);
  return outcome.counts;
}

function errorOf({ code, message, stack, retryAfterSeconds }: RunFailure): Error {
  const error = code ? new AppError(code, message, { retryAfterSeconds }) : new Error(message);
  error.stack = stack ?? error.stack;
  return error;
}
