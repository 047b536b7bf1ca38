import { NOT_STORED } from "@/lib/cache-control";
import type { AppError } from "@/lib/errors";
import { REQUEST_ID_HEADER } from "@/lib/http/request-id";

/** An error as the contract answers it: text/plain, one plain sentence or one line per field. */
export function problem(error: AppError, requestId: string): Response {
  const headers = new Headers({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": NOT_STORED,
    [REQUEST_ID_HEADER]: requestId,
  });
  if (error.retryAfterSeconds !== undefined) headers.set("retry-after", String(error.retryAfterSeconds));
  return new Response(error.message, { status: error.status, headers });
}
