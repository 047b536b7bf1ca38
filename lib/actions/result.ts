import type { ErrorCode } from "@/lib/errors";

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

/**
 * The text for an action that failed, or for one that got no answer (null). For refused fields it is the sentence of
 * the first one, because the message also holds the program's names of the fields.
 */
export function failureText(answer: ActionResult<unknown> | null, noAnswer = NO_ANSWER): string {
  if (!answer || answer.ok) return noAnswer;
  const [field] = Object.values(answer.fieldErrors);
  return field ?? answer.message;
}
