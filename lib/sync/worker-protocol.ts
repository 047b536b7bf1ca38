import type { Actor } from "@/lib/actor";
import type { ErrorCode } from "@/lib/errors";
import type { Counts } from "./counts";
import type { SyncKind } from "./kinds";

/** Who asks for a run, in a serializable form. */
export type Asking = { actor: Actor; requestId: string };

/** A serialized error. `code` is set when the message may be shown. */
export type Failure = { code?: ErrorCode; message: string; stack?: string; retryAfterSeconds?: number };

export type Outcome = { counts: Counts } | { failure: Failure };

/** A process that runs syncs, so that the web process stays responsive. */
export type SyncWorker = {
  /**
   * Starts a run there. When `done` settles, what the run changed has been flushed from this process's cache. Returns
   * data only: the HTTP server's error classes are not those of the bundle that asks.
   */
  start: (
    asking: Asking,
    kind: SyncKind,
  ) => Promise<{ id: bigint; done: Promise<Outcome> } | { failure: Failure }>;
};
