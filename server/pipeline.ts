import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { actionCalls } from "@/lib/actions/call";
import { REQUEST_ID_HEADER } from "@/lib/http/request-id";
import { addressBucket, believedAddress, CLIENT_ADDRESS_HEADER } from "@/lib/limits/client-address";
import { log } from "@/lib/log";
import { logWhenDone } from "./access-log";
import { AdmissionQueue } from "./admission/admission-queue";
import { type BuildFiles, sendBuildFile } from "./build-files";
import { runRequest } from "./current-request";
import { closeLingering } from "./lingering-close";
import { PageCache } from "./page-cache/page-cache";
import type { PageHashes } from "./page-cache/page-hashes.mjs";
import { isAdminUrl } from "./policy/admin-url";
import { bodyPolicy, type Sessions } from "./policy/body-policy";
import type { IsKnown } from "./policy/known-paths";
import { isFilteredInventory, normalizedUrl } from "./policy/normalize-url";
import { type Refusal, refuse, refuseAs } from "./policy/refusal";
import { cleanHeaders, refusalOf } from "./policy/request-policy";
import { type PageRules, responsePolicy } from "./policy/response-policy";
import type { ShopRequest } from "./request";
import { hasBody, type ShopResponse } from "./response";

/** Next's request handler, or a test's replacement for it. */
export type Handle = (request: IncomingMessage, response: ShopResponse) => Promise<unknown>;

export type PipelineOptions = {
  handle: Handle;
  /** The number of proxies in front whose headers are trusted (TRUST_PROXY). */
  trustedProxies: number;
  rules: PageRules;
  sessions: Sessions;
  /** The build's scripts and styles, compressed. */
  files: BuildFiles;
  /** Whether the build has a page, route or file at a path. */
  isKnown: IsKnown;
  /** The hashes of a page that was not stored. */
  hashesOf?: (html: string) => PageHashes;
  /** A number that changes whenever the page store changes; without it no answer is repeated. */
  generation?: () => number;
  /** True while the server shuts down: connections close after their answer. */
  isDraining: () => boolean;
};

/**
 * A visitor who reads nothing of an answer is disconnected after this time, or twice as long: Node checks a second time
 * when a write is pending.
 */
const STALLED_MS = 7_500;
/** The longest time until an answer starts, in milliseconds; a sync of a million orders takes less. */
export const SILENCE_MS = 10 * 60_000;

/**
 * The stages of a request between its socket and Next, in this order. What comes in is untrusted; the stages after the
 * second may trust the headers.
 */
export function createPipeline(
  options: PipelineOptions,
): (request: ShopRequest, response: ShopResponse) => void {
  const { trustedProxies, rules, sessions, isDraining } = options;
  const finishHeaders = responsePolicy(rules);
  const admission = new AdmissionQueue();
  const answer = createAnswer(options);

  return function serve(request, response) {
    // Node takes the socket from a request whose reader stops early (`destroyer` in its internal/streams/destroy).
    const { socket } = request;

    // 0. A pipelined request waits for the answer before it: until then nothing is done for it.
    admission.takeInOrder(socket, response, () => begin(request, response, socket));
  };

  function begin(request: ShopRequest, response: ShopResponse, socket: Socket): void {
    const { url = "" } = request;
    const isFiltered = isFilteredInventory(url);

    // 1. The request is checked as it was sent.
    const refusal = refusalOf(request);

    // 2. Headers that only the shop or a trusted proxy may set are removed; the shop's own are added.
    const { requestId, address, nonce } = mark(request, trustedProxies, isFiltered || isAdminUrl(url));
    response.setHeader(REQUEST_ID_HEADER, requestId);

    // 3. The request is logged and counted when the answer is sent.
    logWhenDone(request, response, requestId);

    // 4. Every answer carries the response policy, refusals and crashes included.
    response.stages.headers = () => {
      finishHeaders(response, nonce);
      // Asked now: the server may have been told to stop while the answer was made.
      if (isDraining()) response.shouldKeepAlive = false;
    };
    response.stages.full = () => expectReading(response, socket);
    response.once("prefinish", () => endReading(request, socket));

    // 5. Invalid and hostile requests are refused.
    if (refusal) {
      answerPlainly(response, refusal);
      return;
    }

    // 6. The body is judged before it is read, and counted while it is.
    const body = bodyPolicy(request, sessions);
    if (body && "refusal" in body) {
      answerPlainly(response, body.refusal);
      return;
    }
    const authenticate = body?.authenticate;
    const refuseOrAbort = (refusal: Refusal) => answerOrAbort(response, refusal);
    request.limitBody(body?.maxBytes ?? 0, () => refuseOrAbort(TOO_LARGE));

    // 7. The request waits for admission.
    const applicant = {
      response,
      address: addressBucket(address),
      bodyBytes: body?.bytes ?? 0,
      isRendering: isFiltered,
      progress: request,
      authenticate: authenticate && (async () => passes(response, await authenticate())),
      refuse: () => refuseOrAbort(BUSY),
      cutOff: () => refuseOrAbort(TOO_SLOW),
    };
    admission.take(applicant, () => {
      if (response.headersSent) return;
      if (awaitsContinue(request)) response.writeContinue();
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error, requestId }, "a request failed outside its handler");
        refuseOrAbort(refuseAs("internal"));
      });
    });
  }
}

/** The stages of a request that was admitted. */
function createAnswer({ handle, files, isKnown, hashesOf, generation }: PipelineOptions) {
  const pageCache = new PageCache(generation, hashesOf);

  return async function answer(request: ShopRequest, response: ShopResponse): Promise<void> {
    // 8. Build files are sent from memory.
    if (sendBuildFile(files, request, response) || answerOptionsOfFile(request, response)) return;

    // 9. The answer of Next passes the page cache and compression.
    response.stages.acceptEncoding = String(request.headers["accept-encoding"] ?? "");
    request.url = normalizedUrl(request, isKnown);
    Object.assign(response.stages, pageCache.stages(request, response));

    // 10. A recent answer of Next is repeated.
    if (pageCache.repeat(request, response)) return;

    // 11. Next answers.
    await runRequest(() => callOf(request, response, () => handle(request, response)));
  };
}

/** The answer is written: the client has to read it, and the rest of its body is not waited for. */
function endReading(request: ShopRequest, socket: Socket): void {
  socket.setTimeout(STALLED_MS);
  if (hasBody(request) && !request.complete) closeLingering(request, socket);
}

/** Disconnects a client that stops reading in the middle of an answer, which would hold its page until the end. */
function expectReading(response: ShopResponse, socket: Socket): void {
  if (socket.timeout === STALLED_MS) return;
  socket.setTimeout(STALLED_MS);
  response.once("drain", () => socket.setTimeout(SILENCE_MS));
}

/** HTTP/1.0 has no interim answers (RFC 9110, 10.1.1). */
const awaitsContinue = ({ headers, httpVersion }: IncomingMessage) =>
  headers.expect !== undefined && httpVersion !== "1.0";

/** A server function call that Next cannot decode is answered as the client's mistake. */
function callOf<T>({ headers }: IncomingMessage, { stages }: ShopResponse, work: () => T): T {
  if (headers["next-action"] === undefined) return work();
  const call = { hasBegun: false };
  stages.status = (status) => (status === 500 && !call.hasBegun ? 400 : status);
  return actionCalls().run(call, work);
}

type Marks = { requestId: string; address: string; nonce?: string };

/**
 * Adds what only the server knows: the request id, the client's address and a nonce.
 * @param hasNonce pages rendered per request, for one person: only they can carry one
 */
function mark({ headers, socket }: IncomingMessage, trustedProxies: number, hasNonce: boolean): Marks {
  const forwardedFor = [headers["x-forwarded-for"]].flat().join(",");
  cleanHeaders(headers, trustedProxies > 0);
  const requestId = randomUUID();
  headers[REQUEST_ID_HEADER] = requestId;
  const address = believedAddress(socket.remoteAddress ?? "unknown", forwardedFor, trustedProxies);
  headers[CLIENT_ADDRESS_HEADER] = address;
  if (!hasNonce) return { requestId, address };
  const nonce = randomBytes(16).toString("base64");
  // Next reads the nonce for its own scripts from here.
  headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
  return { requestId, address, nonce };
}

const FILE = /^\/_next\/|^\/(?!api\/)[^?]*\.[a-z0-9]+(?:\?|$)/i;

/** Answers OPTIONS for a public file, which Next fails at. */
function answerOptionsOfFile({ method, url = "" }: ShopRequest, response: ShopResponse): boolean {
  if (method !== "OPTIONS" || !FILE.test(url)) return false;
  response.writeHead(204, { allow: "GET, HEAD, OPTIONS" });
  response.end();
  return true;
}

const TOO_LARGE = refuseAs("too_large");
const TOO_SLOW = refuse(408, "The request came too slowly. Please try again.");
const BUSY = refuse(503, "The shop is busy. Please try again in a moment.", { "retry-after": "5" });

/** Sends the refusal, or aborts an answer that has already started. */
function answerOrAbort(response: ShopResponse, refusal: Refusal): void {
  if (response.headersSent) response.destroy();
  else answerPlainly(response, refusal);
}

/** Answers with the refusal, when there is one. */
function passes(response: ShopResponse, refusal: Refusal | null): boolean {
  if (refusal && !response.destroyed) answerPlainly(response, refusal);
  return !refusal;
}

function answerPlainly(response: ShopResponse, { status, sentence, headers }: Refusal): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    ...headers,
    "content-length": Buffer.byteLength(sentence),
    "cache-control": "no-store",
  });
  response.end(sentence);
}
