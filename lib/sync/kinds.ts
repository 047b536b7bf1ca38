/**
 * What can be read from the point of sale, in the order that links records best: products and customers before the
 * orders that refer to them.
 */
export const PULL_KINDS = ["inventory", "customers", "orders"] as const;
export type PullKind = (typeof PULL_KINDS)[number];

/** Pulls, the poll for recent orders, the visits computed from orders, and the push of tiers to the point of sale. */
export const SYNC_KINDS = [...PULL_KINDS, "changes", "visits", "tiers"] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

export const isSyncKind = (text: string): text is SyncKind => SYNC_KINDS.some((kind) => kind === text);

/**
 * The kind whose lease and record of failures a run uses: the poll for recent orders and the complete run share them,
 * because they write the same rows and the same position.
 */
export const sharedKind = (kind: SyncKind): SyncKind => (kind === "changes" ? "orders" : kind);

/**
 * States of a run in the ledger: "stopped" means that its process died, "partial" that only some of its steps failed.
 */
export type RunStatus = "running" | "done" | "partial" | "failed" | "stopped";

/** What is being read from the point of sale, among the newest runs of each kind; null while nothing is. */
export const pullAmong = (runs: readonly { kind: SyncKind; status: RunStatus }[]): PullKind | null =>
  PULL_KINDS.find((kind) => runs.some((run) => run.kind === kind && run.status === "running")) ?? null;
