import { ERRORS, type ErrorCode } from "@/lib/errors";

/** A refused request: the status and one sentence. */
export type Refusal = { status: number; sentence: string; headers?: Record<string, string> };

export const refuse = (status: number, sentence: string, headers?: Record<string, string>): Refusal => ({
  status,
  sentence,
  headers,
});

/** A refusal with the status and sentence that the routes use for this error. */
export const refuseAs = (code: ErrorCode, sentence: string = ERRORS[code].message): Refusal =>
  refuse(ERRORS[code].status, sentence);
