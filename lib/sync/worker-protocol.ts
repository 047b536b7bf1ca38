import type { Actor } from "@/lib/actor";
import type { ErrorCode } from "@/lib/errors";
import type { Counts } from "./counts";
import type { SyncKind } from "./kinds";

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
