import "server-only";
import type { Actor } from "@/lib/context";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { SyncKind } from "./kinds";
import type { Counts } from "./ledger";
import type { BegunRun } from "./run-sync";

/** Who asks for a run, in a form that reaches another process. */
export type Asking = { actor: Actor; requestId: string };

/** An error in such a form. `code` is there when people may read the message. */
export type Failure = { code?: ErrorCode; message: string; stack?: string; retryAfterSeconds?: number };

export type Outcome = { counts: Counts } | { failure: Failure };

/** A process of its own that carries runs out, so that the one that answers visitors is spared. */
export type SyncWorker = {
  /**
   * Begins a run there. When `done` settles, what the run changed has been thrown out of this process's cache. Answers
   * in data only: the classes of the HTTP server are not those of the bundle that asks.
   */
  start: (
    asking: Asking,
    kind: SyncKind,
  ) => Promise<{ id: bigint; done: Promise<Outcome> } | { failure: Failure }>;
};

const held = globalThis as typeof globalThis & { shopSyncWorker?: SyncWorker };

/** The production web server has one (tools/web/sync-worker). Without one, runs are carried out where they are asked for. */
export const syncWorker = (): SyncWorker | undefined => held.shopSyncWorker;

/**
 * Begins a run on a worker.
 * @throws {AppError} as startSync does; `done` also with unavailable when the worker ends under the run.
 */
export async function startOn(worker: SyncWorker, asking: Asking, kind: SyncKind): Promise<BegunRun> {
  const begun = await worker.start(asking, kind);
  if ("failure" in begun) throw errorOf(begun.failure);
  return { id: begun.id, done: begun.done.then(countsOf) };
}

function countsOf(outcome: Outcome): Counts {
  if ("failure" in outcome) throw errorOf(outcome.failure);
  return outcome.counts;
}

function errorOf({ code, message, stack, retryAfterSeconds }: Failure): Error {
  const error = code ? new AppError(code, message, { retryAfterSeconds }) : new Error(message);
  error.stack = stack ?? error.stack;
  return error;
}
