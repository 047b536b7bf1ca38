import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { SAFE_METHODS } from "@/lib/http/same-origin";
import { printRoutes } from "@/lib/routes";
import { urlPath } from "@/lib/url-path";
import { isAdminUrl } from "./admin-url";
import { methodsAt } from "./api-routes";
import { isRedirected } from "./known-paths";
import { type Refusal, refuse, refuseAs } from "./refusal";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const MAX_URL_LENGTH = 4_096;
/**
 * The address of shelf labels holds the id of each product that was ticked: `MAX_CHOSEN`, and those of one more page.
 * nginx takes a request line of 8,192 bytes.
 */
const MAX_LABELS_URL_LENGTH = 8_150;
/** Browsers send about twenty headers and proxies add a few; Apache has the same limit. */
const MAX_HEADERS = 100;
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/**
 * Spaces and control characters, backslashes, dot segments, doubled or encoded slashes: no address of the shop has
 * them.
 */
const ODD_PATH = /[^!-~]|\\|\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%(?:2f|5c|00)/i;

const NUL = /%00/;
const API = /^\/api(?:\/|$)/;

const maxLengthOf = (url: string) =>
  url.startsWith(`${printRoutes.shelfLabels}?`) ? MAX_LABELS_URL_LENGTH : MAX_URL_LENGTH;

/** Of pages, only those of the back office take a body, for server functions (CVE-2025-55182). */
const methodsOfPage = (url: string) => (isAdminUrl(url) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]);

/**
 * Refuses a method that the shop or the address does not have, and an address of the API that has no route: Next would
 * answer a program with a page. Null also where Next says what is there.
 */
function addressRefusal(method: string, url: string): Refusal | null {
  const path = urlPath(url);
  const isApi = API.test(path);
  const methods = isApi ? methodsAt(path) : methodsOfPage(url);
  const refuseMethod = (sentence: string) => refuse(405, sentence, { allow: methods.join(", ") });
  if (!METHODS.has(method)) return refuseMethod("This method is not offered.");
  if (isApi && methods.length === 0) return isRedirected(path) ? null : refuseAs("not_found");
  if (method === "OPTIONS" || methods.includes(method)) return null;
  if (isApi) return refuseMethod("This address does not accept this method.");
  return isAdminUrl(url) ? null : refuseMethod("This page can only be read.");
}

/** Why a request is refused before Next sees it; null when it may pass. */
export function refusalOf({
  method = "",
  url = "",
  headers,
  headersDistinct,
  rawHeaders,
}: IncomingMessage): Refusal | null {
  // rawHeaders alternates names and values.
  if (rawHeaders.length > 2 * MAX_HEADERS) return refuse(431, "The request has too many headers.");
  if (url.length > maxLengthOf(url)) return refuse(414, "The address is too long.");
  if (!url.startsWith("/")) return refuse(400, "The address is not a path.");
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  if (ODD_PATH.test(path)) return refuse(400, "The address is not valid.");
  if (!isDecodable(path)) return refuse(400, "The address is not valid.");
  const wrongAddress = addressRefusal(method, url);
  if (wrongAddress) return wrongAddress;
  // PostgreSQL cannot store a NUL in a text, and no header may contain one.
  if (NUL.test(query)) return refuse(400, "The address is not valid.");
  // With two Host headers, one server would use the first and another the last (RFC 9112, 3.2).
  if (headersDistinct.host?.length !== 1) return refuse(400, "The Host header is not valid.");
  if (!HOST.test(headers.host ?? "")) return refuse(400, "The Host header is not valid.");
  // Any other transfer coding would be read as part of the body (RFC 9112, 6.1).
  if (!/^(?:chunked)?$/i.test(headers["transfer-encoding"] ?? ""))
    return refuse(501, "This transfer coding is not offered.");
  // "h2c" offers may be ignored (RFC 9110, 7.8); anything else wants a protocol the shop does not speak.
  if (headers.upgrade !== undefined && !/^h2c$/i.test(headers.upgrade))
    return refuse(400, "Upgrades are not offered.");
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return refuse(417, "This expectation is not offered.");
  if (!SAFE_METHODS.has(method) && headers.origin !== undefined && !isAddress(headers.origin))
    return refuse(400, "The Origin header is not valid.");
  return null;
}

/** An opaque origin calls itself "null" (HTML standard, 7.1.1). */
const isAddress = (origin: string) => origin === "null" || URL.canParse(origin);

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Headers by which Next, hosting platforms and the shop's own parts communicate. From outside they are attempts to skip
 * the middleware (CVE-2025-29927), to poison the cache (CVE-2024-46982) or to choose the nonce of a page. Next marks a
 * server function call that it forwards with `x-action-forwarded`, which does no more than skip the rendering of a page.
 */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-next-|x-nextjs-|x-now-|x-vercel-|x-matched-path$|x-prerender-|x-action-(?!forwarded$)|x-shop-|next-resume$|next-hmr-|content-security-policy)/;
const FORWARDED =
  /^(?:forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-forwarded-.+|x-original-.+|x-rewrite-url|x-http-method.*)$/;
/** What a trusted proxy may say about the request it passes on. */
const FROM_PROXY = new Set(["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"]);

/** Answers are small and sent whole, so range and precondition headers may be ignored (RFC 9110, 13 and 14). */
const PARTIAL = new Set(["range", "if-range", "if-match", "if-unmodified-since"]);

/** What a browser has of the page already. Without it a navigation brings the whole page; at a malformed one Next fails. */
const ROUTER_STATE = "next-router-state-tree";

function isRouterState(header: string | string[]): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/** Removes every header that only the shop itself, or a trusted proxy, may set, and those that Next fails at. */
export function cleanHeaders(headers: IncomingHttpHeaders, trustsProxy: boolean): void {
  if (headers.origin !== undefined && !isAddress(headers.origin)) delete headers.origin;
  const state = headers[ROUTER_STATE];
  if (state !== undefined && !isRouterState(state)) delete headers[ROUTER_STATE];
  for (const name of Object.keys(headers)) {
    const isForwarded = FORWARDED.test(name) && !(trustsProxy && FROM_PROXY.has(name));
    if (INTERNAL.test(name) || isForwarded || PARTIAL.has(name) || name === "upgrade") delete headers[name];
  }
}
