import { AppError, type ErrorCode } from "@/lib/errors";
import type { SyncKind } from "@/lib/sync/kinds";
import type { Counts } from "@/lib/sync/ledger";
import type { Asking } from "@/lib/sync/worker";

/** An error on its way to the other process. `code` is there when people may read the message. */
export type Failure = { code?: ErrorCode; message: string; stack?: string; retryAfterSeconds?: number };

/** From the web process to its worker. */
export type ToWorker =
  | { type: "start"; call: number; kind: SyncKind; asking: Asking }
  | { type: "flushed"; flush: number };

/** From the worker to its web process. */
export type FromWorker =
  | { type: "begun"; call: number; runId: string }
  | { type: "done"; call: number; counts: Counts }
  | { type: "failed"; call: number; failure: Failure }
  | { type: "flush"; flush: number; tags: string[] };

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return error instanceof AppError
    ? { code: error.code, message, stack, retryAfterSeconds: error.retryAfterSeconds }
    : { message, stack };
}

export function errorOf({ code, message, stack, retryAfterSeconds }: Failure): Error {
  const error = code ? new AppError(code, message, { retryAfterSeconds }) : new Error(message);
  error.stack = stack ?? error.stack;
  return error;
}
