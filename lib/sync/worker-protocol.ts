import type { Actor } from "@/lib/actor";
import type { ErrorCode } from "@/lib/errors";
import type { Counts } from "./counts";
import type { SyncKind } from "./kinds";

/** The caller of a run, in serializable form. */
export type Caller = { actor: Actor; requestId: string };

/** A serialized error. `code` is set when the message may be shown. */
export type RunFailure = { code?: ErrorCode; message: string; stack?: string; retryAfterSeconds?: number };

export type RunOutcome = { counts: Counts } | { failure: RunFailure };

/** A process that runs syncs, so that the web process stays responsive. */
export type SyncWorker = {
  /**
   * Starts a run in that process. When `done` settles, the changed tags have been flushed from this process's cache.
   * Returns plain data, because the server's error classes are not those of the bundle that calls it.
   */
  start: (
    caller: Caller,
    kind: SyncKind,
  ) => Promise<{ id: bigint; done: Promise<RunOutcome> } | { failure: RunFailure }>;
};
