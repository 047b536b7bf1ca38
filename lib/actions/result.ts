import type { ErrorCode } from "@/lib/errors";

/** What a server action answers: the value, or a sentence and the fields it concerns. */
export type ActionResult<T> =
  | { ok: true; value: T }
  | { ok: false; code: ErrorCode; message: string; fieldErrors: Record<string, string> };

/**
 * The connection may have dropped after the change was made. Also true of a page older than the running version of the
 * site, whose actions no longer exist.
 */
export const NO_ANSWER =
  "No answer came, so we do not know whether this was saved. Reload the page to check before you try again.";

/**
 * What to tell about an action that failed, or to which no answer came (null). Of refused fields the first one's
 * sentence, because the message also holds the names the fields have in the program.
 */
export function failureText(answer: ActionResult<unknown> | null, noAnswer = NO_ANSWER): string {
  if (!answer || answer.ok) return noAnswer;
  const [field] = Object.values(answer.fieldErrors);
  return field ?? answer.message;
}
