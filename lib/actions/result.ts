import { ERRORS, type ErrorCode, NO_ADMIN } from "@/lib/errors";

/** What a server action answers: the value, or a sentence and the fields it concerns. */
export type ActionResult<T> =
  | { ok: true; value: T }
  | { ok: false; code: ErrorCode; message: string; fieldErrors: Record<string, string> };

/**
 * Shown when the connection dropped after the change may have been made. It holds as well for a page older than the
 * running site, whose actions no longer exist.
 */
export const NO_ANSWER =
  "No answer came, so we do not know whether this was saved. Reload the page to check before you try again.";

/** Their screen is still open, with what they typed on it. */
const SIGNED_OUT =
  "You are signed out, so nothing was changed. Sign in in another tab, then do this here once more.";

const BEFORE_THE_ACTION: ReadonlyMap<string, ErrorCode> = new Map([
  [ERRORS.unauthenticated.message, "unauthenticated"],
  [NO_ADMIN, "forbidden"],
  [ERRORS.rate_limited.message, "rate_limited"],
  [ERRORS.unavailable.message, "unavailable"],
]);

/**
 * The answer of a call that was rejected: null when none came. Without an admin's session, or while the database cannot
 * say whether there is one, a call does not reach its action (server/policy/body-policy.ts), and Next rejects it with the
 * sentence of the refusal.
 */
export function answerOfRejected(error: unknown): ActionResult<never> | null {
  const message = error instanceof Error ? error.message : "";
  const code = BEFORE_THE_ACTION.get(message);
  return code ? { ok: false, code, message, fieldErrors: {} } : null;
}

/**
 * The text for an action that failed, or for one that got no answer (null). For refused fields it is the sentence of
 * the first one, because the message also holds the program's names of the fields.
 */
export function failureText(answer: ActionResult<unknown> | null, noAnswer = NO_ANSWER): string {
  if (!answer || answer.ok) return noAnswer;
  if (answer.code === "unauthenticated") return SIGNED_OUT;
  const [field] = Object.values(answer.fieldErrors);
  return field ?? answer.message;
}
