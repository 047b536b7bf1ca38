import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Body, ResponseStages, ShopResponse } from "../response";
import { varyByEncoding } from "../stream-encoder";
import { PAGE_HASHES_HEADER, type PageHashes, readPageHashes } from "./page-hashes.mjs";
import { PreparedBodies } from "./prepared-bodies";
import { repeatKey } from "./repeat-key";

/**
 * How long an answer is repeated, in milliseconds; it bounds how late a change in another process is noticed
 * (docs/adr/0016).
 */
const REPEATED_MS = 900;
const MAX_ANSWERS = 128;
const MAX_PAGES = 64;

type Answer = { headers: OutgoingHttpHeaders; body: Body; madeAt: number };
type Stages = Required<Pick<ResponseStages, "whole" | "pieces">>;

/**
 * Prepares what Next answers from its store: adds an ETag, compresses it once for everybody, and repeats it for most of
 * a second without asking Next, which takes about a millisecond to find and wrap a stored page ("microcaching"). Pages
 * are evicted in Next's store only; what was derived from it is dropped when its generation changes.
 */
export class PageCache {
  readonly #generation: (() => number) | undefined;
  readonly #answers = new LRUCache<string, Answer>({ max: MAX_ANSWERS });
  readonly #bodies = new PreparedBodies();
  readonly #hashes = new LRUCache<string, PageHashes>({ max: MAX_PAGES });
  readonly #hashesOf: ((html: string) => PageHashes) | undefined;
  #madeFor: number | undefined;

  /**
   * @param generation a number that changes whenever Next's store changes; without it no answer is repeated
   * @param hashesOf the hashes of a page that was not stored
   */
  constructor(generation?: () => number, hashesOf?: (html: string) => PageHashes) {
    this.#hashesOf = hashesOf;
    this.#generation = generation;
  }

  /**
   * Sends a recent answer of Next again; it passes the same stages.
   * @returns false when there is none
   */
  repeat(request: IncomingMessage, response: ShopResponse): boolean {
    const key = this.#keyOf(request);
    if (key === null) return false;
    const generation = this.#generation?.();
    if (generation !== this.#madeFor) this.#answers.clear();
    this.#madeFor = generation;
    const known = this.#answers.get(key);
    if (!known) return false;
    if (performance.now() - known.madeAt > REPEATED_MS) {
      this.#answers.delete(key);
      return false;
    }
    for (const [name, value] of Object.entries(known.headers))
      if (value !== undefined) response.setHeader(name, value);
    response.end(known.body);
    return true;
  }

  /** The page cache's stages of one answer. Whole pages arrive in one piece, their parts through a stream. */
  stages(request: IncomingMessage, response: ShopResponse): Stages {
    const ours = new Set(response.getHeaderNames());
    const generation = this.#generation?.();
    const key = this.#keyOf(request);
    const keep = (headers: OutgoingHttpHeaders | null, body: Body | null) => {
      // The generation changed: what is being sent may predate the change.
      if (key === null || !headers || body === null || generation !== this.#generation?.()) return;
      this.#answers.set(key, { headers, body, madeAt: performance.now() });
    };
    return {
      whole: (_, body) => {
        // A repeated answer keeps its age.
        const isRepeated = key !== null && this.#answers.get(key)?.body === body;
        if (!isRepeated) keep(storedHeaders(response, ours), body);
        this.#takeHashes(response);
        const sent = this.#prepare(request, response, body, key);
        this.#allowErrorScripts(request, response, body);
        return sent;
      },
      pieces: () => {
        const headers = storedHeaders(response, ours);
        this.#takeHashes(response);
        if (key === null || !headers) return null;
        const pieces: unknown[] = [];
        return (piece) => (piece === null ? keep(headers, joined(pieces)) : pieces.push(piece));
      },
    };
  }

  /** Removes the page hashes from the headers: they are internal. */
  #takeHashes(response: ShopResponse): void {
    const header = response.getHeader(PAGE_HASHES_HEADER);
    if (typeof header !== "string") return;
    response.removeHeader(PAGE_HASHES_HEADER);
    const hashes = this.#hashes.get(header) ?? readPageHashes(header);
    this.#hashes.set(header, hashes);
    response.page = hashes;
  }

  /** A page that failed is not stored, and is empty until its scripts show what went wrong. */
  #allowErrorScripts({ headers }: IncomingMessage, response: ShopResponse, body: Body | null): void {
    if (response.statusCode < 500 || response.page || typeof body !== "string") return;
    // The pipeline gave the page a nonce, which marks its scripts.
    if (headers["content-security-policy"] !== undefined) return;
    if (isOfType(response, "text/html")) response.page = this.#hashesOf?.(body) ?? null;
  }

  /** Returns the body to send instead of `body`, when it is a stored page or a part of one. */
  #prepare(
    request: IncomingMessage,
    response: ShopResponse,
    body: Body | null,
    place: string | null,
  ): Body | null {
    const { page } = response;
    const isPage = page !== null && isOfType(response, "text/html");
    if (isPage && response.statusCode === 200) {
      response.setHeader("etag", page.etag);
      if (hasIt(request, page.etag)) return unchanged(response);
    }
    const isPart = body instanceof Uint8Array && isOfType(response, "text/x-component");
    // What was rendered for this request is sent once, and strangers can ask for any number of such pages.
    if (body === null || !isFromStore(response) || !(isPart || (isPage && typeof body === "string")))
      return body;
    // latin1 is the fastest decoding that maps different bytes to different texts.
    const version = isPart ? Buffer.from(body).toString("latin1") : (page?.etag ?? "");
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const { body: sent, encoding } = this.#bodies.of(version, body, accepted, place);
    if (encoding) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", Buffer.byteLength(sent));
    return sent;
  }

  #keyOf(request: IncomingMessage): string | null {
    return this.#generation ? repeatKey(request) : null;
  }
}

const isOfType = (response: ShopResponse, type: string) =>
  String(response.getHeader("content-type") ?? "").startsWith(type);

/** True when the browser already has this version of the page (RFC 9110, 13.1.2). */
function hasIt(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"];
  return known?.split(",").some((one) => one.trim() === etag || one.trim() === "*") ?? false;
}

function unchanged(response: ShopResponse): null {
  response.statusCode = 304;
  // What the page would be sent with (RFC 9110, 15.4.5); without its type the encoder cannot tell.
  varyByEncoding(response);
  for (const name of ["content-length", "content-type"]) response.removeHeader(name);
  return null;
}

/** Next's markers of a stored page. Next revalidates a STALE one in the background. */
const FROM_STORE = new Set<unknown>(["HIT", "STALE"]);
const isFromStore = (response: ShopResponse) => FROM_STORE.has(response.getHeader("x-nextjs-cache"));

/** The headers Next set on an answer from its store; null when it rendered the answer. */
function storedHeaders(response: ShopResponse, ours: ReadonlySet<string>): OutgoingHttpHeaders | null {
  const isStored = response.statusCode === 200 && isFromStore(response) && !response.hasHeader("set-cookie");
  if (!isStored) return null;
  return Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !ours.has(name)));
}

function joined(pieces: unknown[]): Body | null {
  const [first] = pieces;
  if (pieces.length === 1 && typeof first === "string") return first;
  const isWhole = pieces.length > 0 && pieces.every((piece) => piece instanceof Uint8Array);
  return isWhole ? Buffer.concat(pieces as Uint8Array[]) : null;
}
