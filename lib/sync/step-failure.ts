import { isUpstreamError, type UpstreamError } from "@/lib/upstream/error";
import { DeletionGuardError } from "./deletion-guard";
import type { StepCause } from "./step-words";

/** What lets one step of a run fail without the others: the provider, or a list that lacks too much. */
export type StepFailure = UpstreamError | DeletionGuardError;

export const isStepFailure = (error: unknown): error is StepFailure =>
  isUpstreamError(error) || error instanceof DeletionGuardError;

export const causeOf = (failure: StepFailure): StepCause =>
  isUpstreamError(failure) ? failure.kind : "guard";
