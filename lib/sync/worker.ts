import "server-only";
import type { Actor } from "@/lib/context";
import type { SyncKind } from "./kinds";
import type { BegunRun } from "./run-sync";

/** Who asks for a run, in a form that reaches another process. */
export type Asking = { actor: Actor; requestId: string };

/** A process of its own that carries runs out, so that the one that answers visitors is spared. */
export type SyncWorker = {
  /**
   * Begins a run there; `done` settles with its end. What the run changed is thrown out of this process's cache by then.
   * @throws {AppError} as startSync does, and unavailable when the worker ends under the run.
   */
  start: (asking: Asking, kind: SyncKind) => Promise<BegunRun>;
};

const held = globalThis as typeof globalThis & { shopSyncWorker?: SyncWorker };

/** The production web server has one (tools/web/sync-worker). Without one, runs are carried out where they are asked for. */
export const syncWorker = (): SyncWorker | undefined => held.shopSyncWorker;
