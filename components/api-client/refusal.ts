import type { FieldErrors } from "@/components/forms/field-errors";
import { fieldLines } from "./field-lines";
import { ApiError } from "./request-json";

/** The errors by field from the `field: message` lines of a 400 answer. */
export function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  return fieldLines(error.text);
}

/** The text of the failure toast: the server's sentence where it is meant for people, else `fallback`. */
export function refusalInWords(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.text.replace(/^\w+: /gm, "") || fallback : fallback;
}

/**
 * True for a refusal of what was sent, too large or of the wrong type, which sending it again does not change. Not for a
 * 400, which also answers what was cut off on its way.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 413 || error.status === 415);
