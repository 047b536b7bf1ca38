import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** A request that is not let in: the status and one sentence. */
export type Refusal = { status: number; sentence: string };

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const MAX_URL_LENGTH = 4_096;
/** Above the largest body any route reads; each route has its own, lower limit. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** Spaces and control characters, backslashes, dot segments, doubled or encoded slashes: no link of ours has them. */
const ODD_PATH = /[^!-~]|\\|\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%(?:2f|5c|00)/i;

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
/** The doors of the contract, and the back office's server functions. No other page takes a body (CVE-2025-55182). */
const TAKES_BODIES = /^\/(?:api\/|admin(?:[/?]|$))/;

const refuse = (status: number, sentence: string): Refusal => ({ status, sentence });

/** Why a request is turned away before Next sees it; null when it may pass. */
export function refusalOf({ method = "", url = "", headers }: IncomingMessage): Refusal | null {
  if (!METHODS.has(method)) return refuse(405, "This method is not offered.");
  if (url.length > MAX_URL_LENGTH) return refuse(414, "The address is too long.");
  if (!url.startsWith("/")) return refuse(400, "The address is not a path.");
  if (!READING.has(method) && !TAKES_BODIES.test(url)) return refuse(405, "This page can only be read.");
  if (ODD_PATH.test(url.split("?", 1)[0] ?? "")) return refuse(400, "The address is not valid.");
  if (!HOST.test(headers.host ?? "")) return refuse(400, "The Host header is not valid.");
  // "h2c" offers may be ignored (RFC 9110, 7.8); anything else wants a protocol the shop does not speak.
  if (headers.upgrade !== undefined && !/^h2c$/i.test(headers.upgrade))
    return refuse(400, "Upgrades are not offered.");
  if (Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES)
    return refuse(413, "The request is too large.");
  return null;
}

/**
 * Headers by which Next, its hosts and our own parts talk to each other. From outside they are attempts to skip the
 * middleware (CVE-2025-29927), to poison the cache (CVE-2024-46982) or to choose the nonce of a page.
 */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-next-|x-nextjs-|x-now-|x-vercel-|x-matched-path$|x-prerender-|x-action-|x-shop-|next-resume$|next-hmr-|content-security-policy)/;
const FORWARDED =
  /^(?:forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-forwarded-.+|x-original-.+|x-rewrite-url|x-http-method.*)$/;
/** What a trusted proxy may say about the request it passes on. */
const FROM_PROXY = new Set(["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"]);

/** Takes every header out that only the shop itself, or a trusted proxy, may set. */
export function cleanHeaders(headers: IncomingHttpHeaders, trustsProxy: boolean): void {
  for (const name of Object.keys(headers)) {
    const isForwarded = FORWARDED.test(name) && !(trustsProxy && FROM_PROXY.has(name));
    if (INTERNAL.test(name) || isForwarded || name === "upgrade") delete headers[name];
  }
}
