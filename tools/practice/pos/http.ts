import type { IncomingMessage } from "node:http";

const MAX_BODY_BYTES = 1_000_000;

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON; undefined sends no body. */
  body?: unknown;
  /** Adds absent values of known names as null (`return_null_fields=true`). */
  nulls?: boolean;
  /** Sent verbatim instead of `body`. */
  text?: string;
}

/** Answers a request with Clover's error body, `{ message, details? }`. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details?: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  reply(): Reply {
    return {
      status: this.status,
      headers: this.headers,
      body: { message: this.message, details: this.details },
    };
  }
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

/** @throws HttpError 400 when the body is not JSON, 413 when it is too long */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > MAX_BODY_BYTES) throw new HttpError(413, "Request body too large");
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "Request body is not valid JSON");
  }
}
