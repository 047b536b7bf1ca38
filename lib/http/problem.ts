import type { AppError } from "@/lib/errors";

/** An error as the contract answers it: text/plain, one plain sentence or one line a field. */
export function problem(error: AppError, requestId: string): Response {
  const headers = new Headers({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "private, no-store",
    "x-request-id": requestId,
  });
  if (error.retryAfterSeconds !== undefined) headers.set("retry-after", String(error.retryAfterSeconds));
  return new Response(error.message, { status: error.status, headers });
}
