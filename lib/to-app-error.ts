import { translateDatabaseError } from "@/lib/db/errors";
import { AppError, ERRORS } from "@/lib/errors";
import { log } from "@/lib/log";
import { shortId } from "@/lib/short-id";

/** The one translation of anything thrown into a sentence that may be shown. The details go to the log. */
export function toAppError(thrown: unknown, requestId: string): AppError {
  const error = translateDatabaseError(thrown);
  if (error instanceof AppError) {
    if (error.status >= 500 && error.code !== "not_configured")
      log.error({ err: error.cause ?? error, requestId }, error.message);
    return error;
  }
  log.error({ err: error, requestId }, "unexpected error");
  return new AppError("internal", `${ERRORS.internal.message} Reference: ${shortId(requestId)}`);
}
