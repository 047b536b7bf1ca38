import type { ErrorCode } from "@/lib/errors";

/** What a server action answers: the value, or a sentence and the fields it concerns. */
export type ActionResult<T> =
  | { ok: true; value: T }
  | { ok: false; code: ErrorCode; message: string; fieldErrors: Record<string, string> };
