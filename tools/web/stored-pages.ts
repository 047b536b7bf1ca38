import type { IncomingMessage, ServerResponse } from "node:http";
import { ETAG_HEADER } from "@/lib/cache/note-etag.mjs";
import { log } from "@/lib/log";
import { type Encoded, encode, pickEncoding } from "./encodings";
import { putOffScripts } from "./late-scripts";

/** More than the shop has public pages; an old version of a page is the first to go. */
const MAX_PAGES = 64;
/** A page has a handful of parts, some of them the same for all pages. */
const MAX_PARTS = 256;
const BROTLI_QUALITY = 9;

type StoredPage = { plain: Buffer; encoded: Encoded };
const UNCHANGED = Symbol("the browser has it");

/** Lets the oldest go of what is more than `max`; unset: as many as there are pages. */
export function forgetOldest(held: Map<string, unknown>, max = MAX_PAGES): void {
  for (const oldest of held.keys()) {
    if (held.size <= max) break;
    held.delete(oldest);
  }
}

/** A browser that has this version of the page already (RFC 9110, 13.1.2). */
function hasIt(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"];
  return known?.split(",").some((one) => one.trim() === etag || one.trim() === "*") ?? false;
}

const isOfType = (response: ServerResponse, type: string) =>
  String(response.getHeader("content-type") ?? "").startsWith(type);

/**
 * Sends stored pages with their ETag, and makes them ready once for everybody: scripts put off, and compressed. The
 * first visitors of a version get it compressed on the way, as every answer that is made for one request. What the router
 * fetches of a stored page is compressed once too.
 */
export class StoredPages {
  readonly #pages = new Map<string, StoredPage>();
  /** By their text: one version of a page has several. */
  readonly #parts = new Map<string, StoredPage>();

  /** Takes over the end of an answer, for the case that Next turns out to send a stored page. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const end = response.end.bind(response) as (chunk?: unknown, ...rest: unknown[]) => ServerResponse;
    response.end = ((chunk?: unknown, ...rest: unknown[]) => {
      if (response.headersSent) return end(chunk, ...rest);
      const page = this.#ready(request, response, chunk);
      if (page === UNCHANGED) return endUnchanged(response, end);
      return page ? end(prepared(page, request, response)) : end(chunk, ...rest);
    }) as typeof response.end;
  }

  /** What is sent instead of `chunk`, if it belongs to a stored page. */
  #ready(
    request: IncomingMessage,
    response: ServerResponse,
    chunk: unknown,
  ): StoredPage | typeof UNCHANGED | null {
    const etag = response.getHeader(ETAG_HEADER);
    if (isOfType(response, "text/html") && typeof etag === "string") {
      if (response.statusCode === 200) {
        response.setHeader("etag", etag);
        if (hasIt(request, etag)) return UNCHANGED;
      }
      return typeof chunk === "string" ? this.#pageOf(etag, chunk) : null;
    }
    const isPart = isOfType(response, "text/x-component") && chunk instanceof Buffer;
    return isPart ? this.#partOf(chunk) : null;
  }

  #pageOf(etag: string, html: string): StoredPage {
    const held = this.#pages.get(etag);
    if (held) return held;
    const page = madeReady(putOffScripts(html));
    this.#pages.set(etag, page);
    forgetOldest(this.#pages);
    return page;
  }

  #partOf(bytes: Buffer): StoredPage {
    // The quickest text that is as different as the bytes are.
    const text = bytes.toString("latin1");
    const held = this.#parts.get(text);
    if (held) return held;
    const part = madeReady(bytes);
    this.#parts.set(text, part);
    forgetOldest(this.#parts, MAX_PARTS);
    return part;
  }
}

function madeReady(text: string | Buffer): StoredPage {
  const page: StoredPage = { plain: Buffer.from(text), encoded: {} };
  encode(page.plain, BROTLI_QUALITY)
    .then((encoded) => {
      page.encoded = encoded;
    })
    .catch((error: unknown) => log.error({ err: error }, "a stored page could not be compressed"));
  return page;
}

/** Sets the headers of the encoding this browser takes; returns the body. */
function prepared(
  { plain, encoded }: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer {
  const picked = pickEncoding(request.headers["accept-encoding"], encoded);
  const body = picked?.body ?? plain;
  if (picked) response.setHeader("content-encoding", picked.encoding);
  response.setHeader("content-length", body.length);
  return body;
}

function endUnchanged(response: ServerResponse, end: () => ServerResponse): ServerResponse {
  response.statusCode = 304;
  for (const name of ["content-length", "content-type"]) response.removeHeader(name);
  return end();
}
