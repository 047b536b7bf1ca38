import type { SyncKind } from "@/lib/sync/kinds";
import type { Caller, RunOutcome } from "@/lib/sync/worker-protocol";
import type { LimiterOptions, Limits } from "@/lib/upstream/limiter-types";

/** Messages from the web process to its worker. */
export type ToWorker =
  | { type: "start"; call: number; kind: SyncKind; caller: Caller }
  | { type: "flushed"; flush: number }
  | { type: "slot-granted"; slot: number };

/** Messages from the worker to the limiters of its web process; `key` names the limiter. */
export type ToLimiter =
  | { type: "slot-wanted"; slot: number; key: string; options: LimiterOptions; isUrgent: boolean }
  | { type: "slot-arrived"; slot: number }
  /** Sent also to cancel the wait for a slot. */
  | { type: "slot-released"; slot: number }
  | { type: "limiter-held"; key: string; options: LimiterOptions; ms: number }
  | { type: "limits-learned"; key: string; options: LimiterOptions; limits: Partial<Limits> };

/** Messages from the worker to its web process. */
export type FromWorker =
  | { type: "begun"; call: number; runId: string }
  | { type: "ended"; call: number; outcome: RunOutcome }
  | { type: "flush"; flush: number; tags: string[] }
  | ToLimiter;
