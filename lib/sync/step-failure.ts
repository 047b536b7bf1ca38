import { isUpstreamError, type UpstreamError } from "@/lib/upstream/error";
import { ClockBehindError } from "./clock-behind";
import { DeletionGuardError } from "./deletion-guard";
import type { StepCause } from "./step-words";

/**
 * Failures that end one step of a run and not the others: the provider's, a list that misses too many records, or a
 * wrong clock.
 */
export type StepFailure = UpstreamError | DeletionGuardError | ClockBehindError;

export const isStepFailure = (error: unknown): error is StepFailure =>
  isUpstreamError(error) || error instanceof DeletionGuardError || error instanceof ClockBehindError;

export function causeOf(failure: StepFailure): StepCause {
  if (isUpstreamError(failure)) return failure.kind;
  return failure instanceof ClockBehindError ? "clock" : "guard";
}
