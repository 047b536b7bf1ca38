import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { ListenOptions, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Env } from "@/lib/env";
import { log } from "@/lib/log";
import type { BuildFiles } from "./build-files";
import { connectionLimit } from "./connection-limit";
import type { PageHashes } from "./page-cache/page-hashes.mjs";
import { createPipeline, type Handle, SILENCE_MS } from "./pipeline";
import type { StaffRefusal } from "./policy/body-policy";
import type { IsKnown } from "./policy/known-paths";
import type { PageRules } from "./policy/response-policy";
import { ShopRequest } from "./request";
import { ShopResponse } from "./response";

/** What is read from the build: its compressed files, which paths exist, and which of a page's scripts it wrote. */
export type Build = { files: BuildFiles; isKnown: IsKnown; hashesOf?: (html: string) => PageHashes };
/** What is asked of Next's part of the process. */
export type NextPart = {
  /** A number that changes whenever the page store changes; without it no answer is repeated. */
  generation?: () => number;
  /** Without it nobody may send what only staff may. */
  staffRefusal?: StaffRefusal;
};
export type HttpServer = {
  server: Server<typeof ShopRequest, typeof ShopResponse>;
  /** Rejects with the system's error when it cannot listen at this address. */
  listen: (address: ListenOptions) => Promise<void>;
  /**
   * Shuts the server down. For `acceptMs` it still accepts connections and closes each after one answer; then it accepts
   * no more. Requests that still run `ms` after the call are aborted. Both in milliseconds.
   */
  drain: (ms: number, acceptMs?: number) => Promise<void>;
};

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than the largest body may take to arrive (admission/body-budget.ts), which then gets an answer of ours. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
/** Longer than the minute common proxies keep an idle connection, so that they never send into a closing one. */
const KEEP_ALIVE_MS = 65_000;
/** Time for the busy connections of a proxy to get one more answer, each with "Connection: close". */
const ACCEPT_WHILE_DRAINING_MS = 1_000;
/** A crowd of refused connections is logged once in this time. */
const LOGGED_EVERY_MS = 10_000;

/**
 * The shop's HTTP server: connections, their limits in time and size, and shutdown. What happens to a request is in
 * pipeline.ts.
 */
export function createHttpServer(
  handle: Handle,
  values: Env,
  rules: PageRules,
  build: Build = { files: new Map(), isKnown: () => true },
  { generation, staffRefusal = async () => "unavailable" }: NextPart = {},
): HttpServer {
  let isDraining = false;
  /** Node counts a connection as idle only after its first request; those that never sent one are remembered here. */
  const silent = new Set<Socket>();
  const serve = createPipeline({
    handle,
    trustedProxies: values.TRUST_PROXY,
    rules,
    sessions: { isHttps: rules.isHttps, secret: values.NEXTAUTH_SECRET, staffRefusal },
    ...build,
    generation,
    isDraining: () => isDraining,
  });
  const begin = (request: ShopRequest, response: ShopResponse<ShopRequest>) => {
    silent.delete(request.socket);
    // A request that follows a refused body: this connection has had its last answer (lingering-close.ts).
    if (!request.socket.writable) {
      request.socket.destroy();
      return;
    }
    serve(request, response);
  };
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2_000,
      IncomingMessage: ShopRequest,
      ServerResponse: ShopResponse,
    },
    begin,
  );
  // A client that waits for "100 Continue" gets it when the request is admitted.
  server.on("checkContinue", begin);
  // Node would answer other expectations itself, without the stages of the pipeline.
  server.on("checkExpectation", begin);
  server.timeout = SILENCE_MS;
  // Node would silently drop headers after the first two thousand; the request policy counts them.
  server.maxHeadersCount = 0;
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });

  server.maxConnections = connectionLimit();
  logRefusedConnections(server);

  async function listen(address: ListenOptions): Promise<void> {
    server.listen(address);
    await once(server, "listening");
  }

  async function drain(ms: number, acceptMs = ACCEPT_WHILE_DRAINING_MS): Promise<void> {
    isDraining = true;
    const cut = setTimeout(() => server.closeAllConnections(), ms);
    await wait(acceptMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const closing = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    }, 100);
    await closed;
    clearInterval(closing);
    clearTimeout(cut);
  }

  return { server, listen, drain };
}

/**
 * Logs connections over the limit and those that could not be accepted (EMFILE). The second are errors of the server
 * too, but it keeps listening.
 */
function logRefusedConnections(server: HttpServer["server"]): void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = (err?: Error) => {
    if (count > 0) log.warn({ count, err }, "connections were refused");
    timer = count > 0 ? setTimeout(write, LOGGED_EVERY_MS).unref() : undefined;
    count = 0;
  };
  const tell = (err?: Error) => {
    count += 1;
    if (!timer) write(err);
  };
  server.on("drop", () => tell());
  server.on("error", (error) => server.listening && tell(error));
}
