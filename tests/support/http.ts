import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";

const TIMEOUT_MS = 30_000;

/** The Accept-Encoding header that browsers send. */
export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

export type RequestOptions = {
  method?: string;
  /** Sent as JSON, by POST unless said otherwise. */
  json?: unknown;
  /** Sent as it is. */
  body?: string;
  headers?: Record<string, string>;
  cookie?: string;
  /** The visitor's address, sent as a trusted proxy would. */
  from?: string;
  ms?: number;
  agent?: Agent;
};

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
};

/**
 * Sends one request exactly as given, without a client library that would normalize the path or add headers, and reads
 * the whole answer. Redirects are not followed.
 * @throws when no complete answer came within `ms`
 */
export async function ask(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { body, ...answer } = await fetchRaw(url, options);
  return { ...answer, body: body.toString() };
}

/** As `ask`, with the body as it was sent, compressed when the headers allow that. */
export async function fetchRaw(url: string, options: RequestOptions = {}): Promise<RawAnswer> {
  try {
    return await send(url, options);
  } catch (error) {
    // The server closed a kept-alive connection just as it was reused (Node's documentation of reusedSocket).
    const isIdempotent = options.json === undefined && (options.method ?? "GET") === "GET";
    if (isIdempotent && (error as { isStale?: boolean }).isStale) return send(url, options);
    throw error;
  }
}

function send(url: string, options: RequestOptions): Promise<RawAnswer> {
  const { json, cookie, from, agent, ms = TIMEOUT_MS } = options;
  const [, hostname, port, path] = /^http:\/\/([^/:]+):?(\d*)(.*)$/s.exec(url) ?? [];
  const headers: Record<string, string> = {};
  if (from) headers["x-forwarded-for"] = from;
  if (cookie) headers.cookie = cookie;
  if (json !== undefined) headers["content-type"] = "application/json";
  Object.assign(headers, options.headers);
  const method = options.method ?? (json === undefined ? "GET" : "POST");
  const body = json === undefined ? options.body : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ms);
    const call = request({ hostname, port, path: path || "/", method, headers, agent, signal }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", reject);
      answer.once("end", () => {
        const { statusCode: status = 0, headers: received } = answer;
        resolve({ status, headers: received, body: Buffer.concat(chunks) });
      });
    });
    call.once("error", (error) =>
      reject(Object.assign(error, { isStale: call.reusedSocket && wasNotTaken(error) })),
    );
    call.end(body);
  });
}

/** The Cookie header a browser sends after this answer. */
export function cookiesOf({ headers }: Pick<Answer, "headers">): string {
  return (headers["set-cookie"] ?? []).map((line) => line.split(";", 1)[0]).join("; ");
}

/**
 * Registers the shop's first admin over HTTP.
 * @returns the session's Cookie header
 */
export async function registerOwner(shop: string): Promise<string> {
  const { username, password, email, adminCode } = DEMO_ADMIN;
  const answer = await ask(`${shop}/api/register`, { json: { username, password, email, adminCode } });
  if (answer.status >= 300) throw new Error(`No admin could be registered: ${answer.status} ${answer.body}`);
  return cookiesOf(answer);
}

const NOT_TAKEN = new Set(["ECONNREFUSED", "ECONNRESET"]);

/** True when a request failed before any byte of an answer, so that a proxy would try the next process. */
function wasNotTaken(error: unknown): boolean {
  return NOT_TAKEN.has((error as NodeJS.ErrnoException).code ?? "");
}

/**
 * Sends a request to the first of several processes that accepts it, like a proxy in front of them (nginx:
 * proxy_next_upstream error).
 * @throws when none accepts it within about five seconds, or an answer breaks off
 */
export async function askAny(shops: readonly { url: string }[], path: string, options: RequestOptions = {}) {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const { url } of shops) {
      try {
        return await send(url + path, options);
      } catch (error) {
        if (!wasNotTaken(error)) throw error;
      }
    }
    await wait(50);
  }
  throw new Error("No process takes connections.");
}
