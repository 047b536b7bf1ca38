import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { checkCaller, TOKEN_PARAMETER } from "./check-caller";
import type { Control } from "./control/control";
import { answerControl } from "./control/routes";
import type { Fault } from "./faults";
import { HttpError, type Reply, readJson } from "./http";
import type { Refusal } from "./limiter";
import { dispatch } from "./routes/router";
import { send } from "./send";
import type { PracticeShop } from "./shop/practice-shop";

/** A client that was kept busy for less sends its next request into an open connection. */
const KEEP_ALIVE_MS = 65_000;

/** The practice POS as an HTTP server: Clover's paths under `/v3`, and the control API under `/control`. */
export function practiceServer(shop: PracticeShop, control: Control): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    // Resolved against a base, a path that begins with two slashes would be read as a host.
    const url = new URL(`http://practice-pos${request.url}`);
    const served = url.pathname.startsWith("/control")
      ? serveControl(request, response, url, control)
      : serveClover(request, response, url, shop);
    served.catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return response.destroy();
      console.error(error);
      void send(response, { status: 500, body: { message: "Internal Server Error" } }, undefined);
    });
  });
}

async function serveControl(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  control: Control,
): Promise<void> {
  const reply = await caught(() => answerControl(request, url, control));
  await send(response, reply, undefined);
}

async function serveClover(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  shop: PracticeShop,
): Promise<void> {
  const method = request.method ?? "GET";
  const started = performance.now();
  const { log, limiter } = shop;
  let fault: Fault | undefined;
  let entered = false;
  log.arrive(started);
  response.once("close", () => {
    if (entered) limiter.leave();
    log.finish({
      at: Math.round(started),
      method,
      path: url.pathname,
      query: withoutToken(url),
      status: response.writableFinished ? response.statusCode : 0,
      ms: Math.round(performance.now() - started),
      fault: fault?.kind,
    });
  });
  const [root, version, merchants, merchantId = "", ...path] = url.pathname.split("/");
  const reply = await caught(async () => {
    if (root !== "" || version !== "v3" || merchants !== "merchants") throw new HttpError(404, "Not Found");
    checkCaller(request, url, merchantId, shop);
    const refusal = limiter.enter(started, shop.settings);
    if (refusal) return refused(refusal, shop);
    entered = true;
    fault = shop.faults.take(method, `/${path.join("/")}`);
    if (fault) await before(fault, request, shop);
    if (fault?.kind === "status") return faultReply(fault);
    if (shop.settings.latencyMs > 0) await sleep(shop.settings.latencyMs);
    const answer = await dispatch(method, path.filter(Boolean), { shop, url, body: () => readJson(request) });
    await slowIfLarge(answer, shop);
    return url.searchParams.get("return_null_fields") === "true" ? { ...answer, nulls: true } : answer;
  });
  if (response.destroyed) return;
  response.setHeader("date", new Date(shop.clock.now()).toUTCString());
  await send(response, reply, fault);
}

/** The query as it was sent, except a token, which is refused there and never kept. */
function withoutToken({ search, searchParams }: URL): string {
  if (!searchParams.has(TOKEN_PARAMETER)) return search;
  const kept = new URLSearchParams(searchParams);
  kept.set(TOKEN_PARAMETER, "left-out");
  return `?${kept.toString()}`;
}

/** Delays long lists, which take Clover longer. */
async function slowIfLarge({ body }: Reply, { settings }: PracticeShop): Promise<void> {
  const { elements } = (body ?? {}) as { elements?: unknown };
  if (settings.slowPageOver === 0 || !Array.isArray(elements)) return;
  if (elements.length > settings.slowPageOver) await sleep(settings.slowPageMs);
}

async function caught(run: () => Reply | Promise<Reply>): Promise<Reply> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof HttpError) return error.reply();
    throw error;
  }
}

function refused(refusal: Refusal, shop: PracticeShop): Reply {
  const tooMany = refusal.header === "X-RateLimit-tokenLimit" ? "tooManyPerSecond" : "tooManyInFlight";
  shop.log.violate(refusal.early ? "calledBeforeRetryAfter" : tooMany);
  const headers: Record<string, string> = { [refusal.header]: String(refusal.limit) };
  if (refusal.retryAfterSeconds !== undefined) headers["retry-after"] = String(refusal.retryAfterSeconds);
  return { status: 429, headers, body: { message: "429 Too Many Requests" } };
}

/** Applies the part of a fault that comes before any answer: a delay or a closed connection. */
async function before(fault: Fault, request: IncomingMessage, shop: PracticeShop): Promise<void> {
  if (fault.kind === "reset") request.socket.resetAndDestroy();
  if (fault.kind === "delay") await sleep(fault.ms ?? 0);
  if (fault.kind === "hang") await (fault.ms === undefined ? gone(request) : sleep(fault.ms));
  if (fault.kind === "status" && fault.status === 429 && fault.retryAfter !== undefined) {
    shop.limiter.imposeWait(performance.now(), fault.retryAfter);
  }
}

function gone(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.socket.destroyed) resolve();
    else request.socket.once("close", () => resolve());
  });
}

/** Error bodies as recorded from Clover; a missing permission also answers 401. */
const ERROR_BODIES: Readonly<Record<number, object>> = {
  401: { message: "401 Unauthorized" },
  404: { message: "Not Found", details: "The requested resource could not be found." },
  429: { message: "429 Too Many Requests" },
};

function faultReply(fault: Fault): Reply {
  const headers: Record<string, string> = {};
  if (fault.retryAfter !== undefined) headers["retry-after"] = String(fault.retryAfter);
  if (fault.status === 429) headers["X-RateLimit-tokenLimit"] = "16";
  if (fault.body !== undefined) return { status: fault.status, headers, text: fault.body };
  return {
    status: fault.status,
    headers,
    body: ERROR_BODIES[fault.status] ?? { message: `${fault.status}` },
  };
}
