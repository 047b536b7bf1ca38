import type { UpstreamError } from "@/lib/upstream/error";

/** After this many failures a run is ended, where nothing speaks for trying the other records. */
const FAILURES_THAT_END_A_RUN = 8;

/** How the records of one run have fared, to tell a record that Clover refuses from a Clover that is away. */
export type Attempts = {
  succeeded: number;
  failed: number;
  /** Failures since the last success. */
  inARow: number;
  lastFailure: UpstreamError | null;
  /** True once no other record is worth a request. */
  isOver: boolean;
};

export const noAttempts = (): Attempts => ({
  succeeded: 0,
  failed: 0,
  inARow: 0,
  lastFailure: null,
  isOver: false,
});

export function noteSuccess(attempts: Attempts): void {
  attempts.succeeded += 1;
  attempts.inARow = 0;
}

/** A refused record stays outdated and comes up in every run, so it must not keep others from their turn. */
export function noteFailure(attempts: Attempts, error: UpstreamError): void {
  attempts.failed += 1;
  attempts.inARow += 1;
  attempts.lastFailure = error;
  const isHopeless = attempts.succeeded === 0 && attempts.failed >= FAILURES_THAT_END_A_RUN;
  const isAway = error.retryable && attempts.inARow >= FAILURES_THAT_END_A_RUN;
  attempts.isOver ||= error.kind === "unauthorized" || isHopeless || isAway;
}
