import type { SyncKind } from "@/lib/sync/kinds";
import type { Asking, Outcome } from "@/lib/sync/worker-protocol";

/** From the web process to its worker. */
export type ToWorker =
  | { type: "start"; call: number; kind: SyncKind; asking: Asking }
  | { type: "flushed"; flush: number };

/** From the worker to its web process. */
export type FromWorker =
  | { type: "begun"; call: number; runId: string }
  | { type: "ended"; call: number; outcome: Outcome }
  | { type: "flush"; flush: number; tags: string[] };
