const CODES = new Set(["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET"]);

/**
 * True when `fetch` failed before a byte of an answer came: what is safe to repeat, a proxy passes on to the next
 * process (nginx: proxy_next_upstream error).
 */
export function wasNotTaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return CODES.has(cause?.code ?? "");
}
