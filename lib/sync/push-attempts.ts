import type { UpstreamError } from "@/lib/upstream/error";

/** A run ends after this many failures without any success, or this many retryable failures in a row. */
const FAILURES_THAT_END_A_RUN = 8;

/** How the records of one run have fared, to tell a record that Clover refuses from a Clover that is away. */
export type Attempts = {
  succeeded: number;
  failed: number;
  /** Failures since the last success. */
  inARow: number;
  /** What the run fails with, if with anything. */
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

export function countSuccess(attempts: Attempts): void {
  attempts.succeeded += 1;
  attempts.inARow = 0;
}

/** True where the answer is JSON of another shape than agreed: that is the record's, and says nothing of Clover. */
export const isOddRecord = ({ kind, retryable }: UpstreamError): boolean => kind === "shape" && !retryable;

/** A record that Clover refuses comes up in every run, so it must not keep others from their turn. */
export function countFailure(attempts: Attempts, error: UpstreamError): void {
  attempts.failed += 1;
  attempts.inARow += 1;
  const isHopeless = attempts.succeeded === 0 && attempts.failed >= FAILURES_THAT_END_A_RUN;
  const isAway = error.retryable && attempts.inARow >= FAILURES_THAT_END_A_RUN;
  attempts.isOver ||= error.kind === "unauthorized" || isHopeless || isAway;
  // An odd record costs itself alone, unless it is one of many and no other could be read.
  if (!isOddRecord(error) || attempts.isOver) attempts.lastFailure = error;
}
