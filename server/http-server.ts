import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Env } from "@/lib/env";
import type { BuildFiles } from "./build-files";
import { createPipeline, type Handle } from "./pipeline";
import type { IsKnown } from "./policy/known-paths";
import type { PageRules } from "./policy/response-policy";
import { ShopRequest } from "./request";
import { ShopResponse } from "./response";

/** What the build left: scripts and styles ready to send, and where there are pages and entry points. */
export type Build = { files: BuildFiles; isKnown: IsKnown };
export type HttpServer = {
  server: Server<typeof ShopRequest, typeof ShopResponse>;
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

/**
 * The shop's HTTP server: connections, their limits in time and size, and their end. What happens to a request is in
 * pipeline.ts.
 * @param generation another number each time anything in the store of pages changes; unset: no answer is given twice
 */
export function createHttpServer(
  handle: Handle,
  values: Env,
  rules: PageRules,
  build: Build = { files: new Map(), isKnown: () => true },
  generation?: () => number,
): HttpServer {
  let isDraining = false;
  /** Node counts a connection as idle only after its first request; those that never sent one are remembered here. */
  const silent = new Set<Socket>();
  const serve = createPipeline({
    handle,
    trustedProxies: values.TRUST_PROXY,
    rules,
    ...build,
    generation,
    isDraining: () => isDraining,
  });
  const begin = (request: ShopRequest, response: ShopResponse<ShopRequest>) => {
    silent.delete(request.socket);
    // A request behind a body that was refused: the connection's last answer is given (lingering-close.ts).
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
  // Who waits to be told to send a body is told so once the request is let in.
  server.on("checkContinue", begin);
  server.timeout = SILENCE_MS;
  // Node would drop what comes after the first two thousand unseen; the policy counts them.
  server.maxHeadersCount = 0;
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
