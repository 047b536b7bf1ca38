import { isUpstreamError, type UpstreamError } from "@/lib/upstream/error";
import { DeletionGuardError } from "./deletion-guard";
import type { StepCause } from "./step-words";

/** Failures that end one step of a run and not the others: the provider's, or a list that misses too many records. */
export type StepFailure = UpstreamError | DeletionGuardError;

export const isStepFailure = (error: unknown): error is StepFailure =>
  isUpstreamError(error) || error instanceof DeletionGuardError;

export const causeOf = (failure: StepFailure): StepCause =>
  isUpstreamError(failure) ? failure.kind : "guard";
