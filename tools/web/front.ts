import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import compression from "compression";
import type { Env } from "@/lib/env";
import { addressBucket, believedAddress, CLIENT_ADDRESS_HEADER } from "@/lib/http/client-address";
import { REQUEST_ID_HEADER } from "@/lib/http/request-id";
import { log } from "@/lib/log";
import { logWhenDone } from "./access-log";
import { type BuildFiles, sendBuildFile } from "./build-files";
import { FairQueue } from "./fair-queue";
import { cleanHeaders, type Refusal, refusalOf } from "./inbound";
import type { IsKnown } from "./known-paths";
import { MicroCache } from "./micro-cache";
import { normalizedUrl } from "./normalize-url";
import { type PageRules, responseGuard } from "./outbound";
import { StoredPages } from "./stored-pages";
import { Turns } from "./turns";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
/** What the build left: scripts and styles ready to send, and where there are pages and doors. */
export type Build = { files: BuildFiles; isKnown: IsKnown };
export type Front = {
  server: Server;
  /**
   * Answers for `lingerMs` more, closing each connection after its answer; then takes no new connection, lets running
   * requests finish and cuts off what is left after `ms` in all. Milliseconds.
   */
  drain: (ms: number, lingerMs?: number) => Promise<void>;
};

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than the minute common proxies keep an idle connection, so that they never send into a closing one. */
const KEEP_ALIVE_MS = 65_000;
/** Time for a proxy's busy connections to be answered once more, each with "Connection: close", before any is closed. */
const LINGER_MS = 1_000;
/** The longest wait for an answer to begin; a sync over a million orders takes less. */
const SILENCE_MS = 10 * 60_000;
/** A visitor who reads nothing of a whole answer for twice as long is gone: Node looks a second time where a write waits. */
const STALLED_MS = 7_500;

const LARGE_BODY_BYTES = 128 * 1024;

/** Pages rendered on request, for one person: only they can carry a nonce. */
const isRenderedOnRequest = (url: string) => /^\/admin(?:[/?]|$)/.test(url);

function answerPlainly(response: ServerResponse, { status, sentence }: Refusal): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(sentence),
    "cache-control": "no-store",
  });
  response.end(sentence);
}

type Marks = { requestId: string; address: string; nonce?: string };

/** Marks a request with what only we know: its id, where it came from and, for the back office, a nonce. */
function mark(request: IncomingMessage, socket: Socket, trustedProxies: number): Marks {
  const { headers, url = "" } = request;
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

/**
 * The shop's HTTP server: everything outside it is the internet, everything behind it may believe the headers. It turns
 * broken and hostile requests away, marks the others, and puts the site's policy on every answer.
 * @param generation another number each time anything in the store of pages changes; unset: no answer is given twice
 */
export function createFront(
  handle: Handle,
  values: Env,
  rules: PageRules,
  build: Build = { files: new Map(), isKnown: () => true },
  generation?: () => number,
): Front {
  let isDraining = false;
  /** Node counts a connection as idle only after its first request; those that never sent one are remembered here. */
  const silent = new Set<Socket>();
  const compress = compression();
  const storedPages = new StoredPages();
  const microCache = generation && new MicroCache(generation);
  const guard = responseGuard(rules);
  const turns = new Turns();
  const queue = new FairQueue({ atOnce: 4, placeMs: 5 });
  /** Megabytes that come in at once hold everybody up: one such request after another is begun. */
  const uploads = new FairQueue({ atOnce: 1, placeMs: 25 });

  function serve(request: IncomingMessage, response: ServerResponse): void {
    // Node takes the socket off a request whose connection broke.
    const { socket } = request;
    silent.delete(socket);
    // What is sent ahead is only noted: thousands of requests may come in one moment.
    turns.take(socket, response, () => begin(request, response, socket));
  }

  function begin(request: IncomingMessage, response: ServerResponse, socket: Socket): void {
    const refusal = refusalOf(request);
    const { requestId, address, nonce } = mark(request, socket, values.TRUST_PROXY);
    logWhenDone(request, response, requestId);
    guard(response, nonce);
    response.once("prefinish", () => socket.setTimeout(STALLED_MS));
    response.setHeader(REQUEST_ID_HEADER, requestId);
    if (isDraining) response.shouldKeepAlive = false;
    if (refusal) {
      answerPlainly(response, refusal);
      return;
    }
    const isLarge = Number(request.headers["content-length"] ?? 0) > LARGE_BODY_BYTES;
    (isLarge ? uploads : queue).take(addressBucket(address), response, () => {
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error, requestId }, "a request failed outside its handler");
        if (response.headersSent) response.destroy();
        else answerPlainly(response, { status: 500, sentence: "Something went wrong on our side." });
      });
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (sendBuildFile(build.files, request, response)) return;
    compress(request, response, () => {});
    storedPages.watch(request, response);
    request.url = normalizedUrl(request, build.isKnown);
    if (microCache?.answer(request, response)) return;
    await handle(request, response);
  }

  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2_000,
    },
    serve,
  );
  server.timeout = SILENCE_MS;
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });

  async function drain(ms: number, lingerMs = LINGER_MS): Promise<void> {
    isDraining = true;
    const cut = setTimeout(() => server.closeAllConnections(), ms);
    await wait(lingerMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    }, 100);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  return { server, drain };
}
