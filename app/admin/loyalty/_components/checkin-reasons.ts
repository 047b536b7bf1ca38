import { refusalInWords } from "@/components/api-client/refusal";
import { ApiError } from "@/components/api-client/request-json";
import { ERRORS } from "@/lib/errors";
import type { QueuedCheckin } from "./queued-checkins";

// A TypeError is what fetch throws without a connection.
const isOffline = (error: unknown): boolean => !navigator.onLine || error instanceof TypeError;
const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === ERRORS.unauthenticated.status;

export function whyNotLookedUp(error: unknown): string {
  if (isSignedOut(error))
    return "You are signed out. Sign in in another tab; the member is looked up when you come back.";
  if (error instanceof ApiError) return refusalInWords(error, "The member could not be looked up.");
  return isOffline(error)
    ? "You are offline, so the name is not shown. The visit can be recorded: it is sent once you are online again."
    : "The site did not answer, so the name is not shown. The visit can be recorded without it.";
}

/** @param error a refusal of the shop */
export const whyRefused = (error: ApiError, fallback: string): string =>
  isSignedOut(error)
    ? "You are signed out, so nothing was recorded. Sign in in another tab, then record it here once more."
    : refusalInWords(error, fallback);

/** @param error of a check-in to which no answer came */
export const whyQueued = (error: unknown): string =>
  isOffline(error)
    ? "You are offline. The check-in will be sent once you are online again."
    : "The site did not answer. The check-in will be sent again.";

/** True when the queue waits for somebody to sign in. */
export const waitsForSignIn = (waiting: readonly QueuedCheckin[]): boolean =>
  waiting.some(({ lastAnswer }) => lastAnswer === ERRORS.unauthenticated.message);

export function whyWaiting(waiting: readonly QueuedCheckin[], isOnline: boolean): string {
  const count = waiting.length === 1 ? "1 check-in waits" : `${waiting.length} check-ins wait`;
  const sent = waiting.length === 1 ? "It is sent" : "Each is sent once,";
  if (!isOnline) return `${count}: you are offline. ${sent} as soon as you are online again.`;
  if (waitsForSignIn(waiting)) return `${count}: you are signed out. ${sent} as soon as you have signed in.`;
  const answer = waiting.find((each) => each.lastAnswer)?.lastAnswer;
  return `${count} for the connection or for Clover. Each is tried again every few seconds and recorded once.${
    answer ? ` The last answer was: “${answer}”` : ""
  }`;
}
