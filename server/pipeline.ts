import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import { actionCalls } from "@/lib/actions/call";
import { REQUEST_ID_HEADER } from "@/lib/http/request-id";
import { addressBucket, believedAddress, CLIENT_ADDRESS_HEADER } from "@/lib/limits/client-address";
import { log } from "@/lib/log";
import { logWhenDone } from "./access-log";
import { AdmissionQueue } from "./admission/admission-queue";
import { type BuildFiles, sendBuildFile } from "./build-files";
import { closeLingering } from "./lingering-close";
import { PageCache } from "./page-cache/page-cache";
import { bodyPolicy } from "./policy/body-policy";
import type { IsKnown } from "./policy/known-paths";
import { isFilteredInventory, normalizedUrl } from "./policy/normalize-url";
import { cleanHeaders, type Refusal, refusalOf } from "./policy/request-policy";
import { type PageRules, responsePolicy } from "./policy/response-policy";
import type { ShopRequest } from "./request";
import { hasBody, type ShopResponse } from "./response";

/** Next, or what stands in for it. */
export type Handle = (request: IncomingMessage, response: ShopResponse) => Promise<unknown>;

export type PipelineOptions = {
  handle: Handle;
  /** How many proxies in front are believed (TRUST_PROXY). */
  trustedProxies: number;
  rules: PageRules;
  /** The build's scripts and styles, ready to send. */
  files: BuildFiles;
  /** Where the build has pages, entry points and files. */
  isKnown: IsKnown;
  /** Another number each time anything in the store of pages changes; unset: no answer is given twice. */
  generation?: () => number;
  /** No connection is kept for another request. */
  isDraining: () => boolean;
};

/** A visitor who reads nothing of a whole answer for twice as long is gone: Node looks a second time where a write waits. */
const STALLED_MS = 7_500;

/** Pages rendered on request, for one person: only they can carry a nonce. */
const isRenderedOnRequest = (url: string) => /^\/admin(?:[/?]|$)/.test(url) || isFilteredInventory(url);

/**
 * What a request passes between its socket and Next, in this order. Everything outside is the internet; everything behind
 * may believe the headers.
 */
export function createPipeline({
  handle,
  trustedProxies,
  rules,
  files,
  isKnown,
  generation,
  isDraining,
}: PipelineOptions): (request: ShopRequest, response: ShopResponse) => void {
  const finishHeaders = responsePolicy(rules);
  const admission = new AdmissionQueue();
  const pageCache = new PageCache(generation);

  return function serve(request, response) {
    // Node takes the socket off a request whose connection broke.
    const { socket } = request;

    // 1. The request is looked at as it was sent.
    const refusal = refusalOf(request);

    // 2. Headers only we or a trusted proxy may set are taken out; ours are put in.
    const { requestId, address, nonce } = mark(request, trustedProxies);
    response.setHeader(REQUEST_ID_HEADER, requestId);

    // 3. One line in the log, and one more in the meters, when the answer is sent.
    logWhenDone(request, response, requestId);

    // 4. Every answer carries the policy, refusals and crashes included.
    response.stages.headers = () => finishHeaders(response, nonce);
    response.once("prefinish", () => {
      socket.setTimeout(STALLED_MS);
      if (hasBody(request)) closeLingering(request);
    });
    if (isDraining()) response.shouldKeepAlive = false;

    // 5. Broken and hostile requests are turned away.
    if (refusal) {
      answerPlainly(response, refusal);
      return;
    }

    // 6. A body is decided about before it is read, and counted while it is.
    const body = bodyPolicy(request);
    if (body && "refusal" in body) {
      answerPlainly(response, body.refusal);
      return;
    }
    const breakOff = (refusal: Refusal) => answerOrEnd(response, refusal);
    request.limitBody(body?.maxBytes ?? 0, () => breakOff(TOO_LARGE));

    // 7. The others wait for their turn.
    const applicant = {
      socket,
      response,
      address: addressBucket(address),
      bodyBytes: body?.bytes ?? 0,
      progress: request,
      refuse: () => answerPlainly(response, BUSY),
      cutOff: () => breakOff(TOO_SLOW),
    };
    admission.take(applicant, () => {
      if (response.headersSent) return;
      if (request.headers.expect !== undefined) response.writeContinue();
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error, requestId }, "a request failed outside its handler");
        breakOff({ status: 500, sentence: "Something went wrong on our side." });
      });
    });
  };

  async function answer(request: ShopRequest, response: ShopResponse): Promise<void> {
    // 8. Scripts and styles of the build come from memory.
    if (sendBuildFile(files, request, response) || answerOptionsOfFile(request, response)) return;

    // 9. What leaves Next passes the page cache and compression.
    response.stages.acceptEncoding = String(request.headers["accept-encoding"] ?? "");
    request.url = normalizedUrl(request, isKnown);
    Object.assign(response.stages, pageCache.stages(request, response));

    // 10. What Next answered a moment ago it need not be asked again.
    if (pageCache.repeat(request, response)) return;

    // 11. Next.
    await callOf(request, response, () => handle(request, response));
  }
}

/** What Next cannot read of a call of a server function is the caller's mistake. */
function callOf<T>({ headers }: IncomingMessage, { stages }: ShopResponse, work: () => T): T {
  if (headers["next-action"] === undefined) return work();
  const call = { hasBegun: false };
  stages.status = (status) => (status === 500 && !call.hasBegun ? 400 : status);
  return actionCalls().run(call, work);
}

type Marks = { requestId: string; address: string; nonce?: string };

/** Marks a request with what only we know: its id, where it came from and, for pages rendered on request, a nonce. */
function mark({ headers, socket, url = "" }: IncomingMessage, trustedProxies: number): Marks {
  const forwardedFor = [headers["x-forwarded-for"]].flat().join(",");
  cleanHeaders(headers, trustedProxies > 0);
  const requestId = randomUUID();
  headers[REQUEST_ID_HEADER] = requestId;
  const address = believedAddress(socket.remoteAddress ?? "unknown", forwardedFor, trustedProxies);
  headers[CLIENT_ADDRESS_HEADER] = address;
  if (!isRenderedOnRequest(url)) return { requestId, address };
  const nonce = randomBytes(16).toString("base64");
  // Next reads the nonce for its own scripts from here.
  headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
  return { requestId, address, nonce };
}

const FILE = /^\/_next\/|^\/(?!api\/)[^?]*\.[a-z0-9]+(?:\?|$)/i;

/** Files can be read, and Next fails when it is asked what else. */
function answerOptionsOfFile({ method, url = "" }: ShopRequest, response: ShopResponse): boolean {
  if (method !== "OPTIONS" || !FILE.test(url)) return false;
  response.writeHead(204, { allow: "GET, HEAD, OPTIONS" });
  response.end();
  return true;
}

const TOO_LARGE: Refusal = { status: 413, sentence: "The request is too large." };
const TOO_SLOW: Refusal = { status: 408, sentence: "The request came too slowly. Please try again." };
const BUSY: Refusal = {
  status: 503,
  sentence: "The shop is busy. Please try again in a moment.",
  headers: { "retry-after": "5" },
};

/** An answer that has begun can only be broken off. */
function answerOrEnd(response: ShopResponse, refusal: Refusal): void {
  if (response.headersSent) response.destroy();
  else answerPlainly(response, refusal);
}

function answerPlainly(response: ShopResponse, { status, sentence, headers }: Refusal): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, {
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(sentence),
    "cache-control": "no-store",
  });
  response.end(sentence);
}
