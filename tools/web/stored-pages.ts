import type { IncomingMessage, ServerResponse } from "node:http";
import { ETAG_HEADER } from "@/lib/cache/note-etag.mjs";
import { log } from "@/lib/log";
import { type Encoded, encode, pickEncoding } from "./encodings";
import { putOffScripts } from "./late-scripts";

/** More than the shop has public pages; an old version of a page is the first to go. */
const MAX_PAGES = 64;
const BROTLI_QUALITY = 9;

type StoredPage = { plain: Buffer; encoded: Encoded };

/** Keeps what is held by a page's version to as many as there are pages. */
export function forgetOldest(held: Map<string, unknown>): void {
  for (const oldest of held.keys()) {
    if (held.size <= MAX_PAGES) break;
    held.delete(oldest);
  }
}

/** A browser that has this version of the page already (RFC 9110, 13.1.2). */
function hasIt(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"];
  return known?.split(",").some((one) => one.trim() === etag || one.trim() === "*") ?? false;
}

const isHtml = (response: ServerResponse) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/html");

/**
 * Sends stored pages with their ETag, and makes them ready once for everybody: scripts put off, and compressed. The
 * first visitors of a version get it compressed on the way, as every answer that is made for one request.
 */
export class StoredPages {
  readonly #held = new Map<string, StoredPage>();

  /** Takes over the end of an answer, for the case that Next turns out to send a stored page. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const end = response.end.bind(response) as (chunk?: unknown, ...rest: unknown[]) => ServerResponse;
    response.end = ((chunk?: unknown, ...rest: unknown[]) => {
      const etag = response.getHeader(ETAG_HEADER);
      if (typeof etag !== "string" || response.headersSent || !isHtml(response)) return end(chunk, ...rest);
      if (response.statusCode === 200) {
        response.setHeader("etag", etag);
        if (hasIt(request, etag)) return endUnchanged(response, end);
      }
      return typeof chunk === "string"
        ? end(this.#prepare(etag, chunk, request, response))
        : end(chunk, ...rest);
    }) as typeof response.end;
  }

  /** Sets the headers of the encoding this browser takes; returns the body. */
  #prepare(etag: string, html: string, request: IncomingMessage, response: ServerResponse): Buffer {
    const { plain, encoded } = this.#pageOf(etag, html);
    const picked = pickEncoding(request.headers["accept-encoding"], encoded);
    const body = picked?.body ?? plain;
    if (picked) response.setHeader("content-encoding", picked.encoding);
    response.setHeader("content-length", body.length);
    return body;
  }

  #pageOf(etag: string, html: string): StoredPage {
    const held = this.#held.get(etag);
    if (held) return held;
    const page: StoredPage = { plain: Buffer.from(putOffScripts(html)), encoded: {} };
    this.#held.set(etag, page);
    forgetOldest(this.#held);
    encode(page.plain, BROTLI_QUALITY)
      .then((encoded) => {
        page.encoded = encoded;
      })
      .catch((error: unknown) => log.error({ err: error }, "a stored page could not be compressed"));
    return page;
  }
}

function endUnchanged(response: ServerResponse, end: () => ServerResponse): ServerResponse {
  response.statusCode = 304;
  for (const name of ["content-length", "content-type"]) response.removeHeader(name);
  return end();
}
