import type { IncomingMessage } from "node:http";
import { readSessionToken, type SessionClaims, sessionTokenIn } from "@/lib/auth/session-token";
import { ERRORS, type ErrorCode, NO_ADMIN } from "@/lib/errors";
import { MAX_JSON_BYTES } from "@/lib/http/body";
import { REQUEST_ID_HEADER } from "@/lib/http/request-id";
import { CROSS_SITE, requireSameOrigin, SAFE_METHODS } from "@/lib/http/same-origin";
import { MAX_UPLOAD_BYTES } from "@/lib/media/schema";
import { routes } from "@/lib/routes";
import { urlPath } from "@/lib/url-path";
import { hasBody } from "../response";
import { isAdminUrl } from "./admin-url";
import { takesBody } from "./api-routes";
import { type Refusal, refuse, refuseAs } from "./refusal";

/** The limit of a body at a route, in bytes, and whether only staff may send one. */
type BodyRule = { maxBytes: number; isOfStaff: boolean };
export type BodyAllowance = {
  maxBytes: number;
  /** Its largest possible size, as far as the request tells. */
  bytes: number;
  /** Checks the session, before the body is read; the refusal of one that is not valid. */
  authenticate?: () => Promise<Refusal | null>;
};
/** Asks the database why the holder of a valid token may not send what only staff may; null when they may. */
export type StaffRefusal = (claims: SessionClaims, requestId: string) => Promise<ErrorCode | null>;
/** How the site's session cookies are recognized. Without a secret nobody is signed in. */
export type Sessions = { isHttps: boolean; secret: string | undefined; staffRefusal: StaffRefusal };

/** Next's own limit for server functions. */
const MAX_ACTION_BYTES = 1024 * 1024;
/** The form around the picture. The route itself rejects a picture that is too large. */
const UPLOAD_OVERHEAD_BYTES = 256 * 1024;

const MULTIPART = /^\s*multipart\//i;
const UPLOAD = /^\/api\/upload(?:[/?]|$)/;

/**
 * Routes read JSON or a form of a few fields; only pictures and server functions are larger, and they are for staff.
 * Nothing else reads a body.
 */
function ruleFor(method: string, url: string): BodyRule | null {
  if (SAFE_METHODS.has(method)) return null;
  if (UPLOAD.test(url)) return { maxBytes: MAX_UPLOAD_BYTES + UPLOAD_OVERHEAD_BYTES, isOfStaff: true };
  if (isAdminUrl(url)) return { maxBytes: MAX_ACTION_BYTES, isOfStaff: true };
  return takesBody(method, urlPath(url)) ? { maxBytes: MAX_JSON_BYTES, isOfStaff: false } : null;
}

function isFromAnotherSite({ method = "", headers }: IncomingMessage): boolean {
  const told = ["origin", "sec-fetch-site", "referer", "host"].flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as [string, string]] : [];
  });
  try {
    requireSameOrigin(method, new Headers(told));
    return false;
  } catch {
    return true;
  }
}

/** Next takes a request for the call of a server function by this header, at any address and with or without a body. */
const isCall = ({ method = "", headers }: IncomingMessage): boolean =>
  headers["next-action"] !== undefined && !SAFE_METHODS.has(method);

/** Next decodes such a form as a server function called without JavaScript, which the shop does not use. */
const isFormWithFiles = ({ method = "", headers }: IncomingMessage): boolean =>
  MULTIPART.test(headers["content-type"] ?? "") && !SAFE_METHODS.has(method);

/** Whether Next would begin to decode a call; at a form without a body it fails. */
const isTakenForCall = (request: IncomingMessage): boolean => isCall(request) || isFormWithFiles(request);

/** The answer that the middleware or the routes give without a session. */
function withoutSession(request: IncomingMessage): Refusal {
  const { message } = ERRORS.unauthenticated;
  // The screen that called would follow a redirect, and learn nothing. Next shows it the sentence of exactly this type.
  if (isCall(request)) return refuse(401, message, { "content-type": "text/plain" });
  if (isAdminUrl(request.url ?? "")) return refuse(307, message, { location: routes.auth.path });
  return refuseAs("unauthenticated");
}

const RETRY_SECONDS = "2";

/** The answer to the holder of a valid token. */
function refuseHolder(request: IncomingMessage, code: ErrorCode): Refusal {
  if (code === "unauthenticated") return withoutSession(request);
  const { status, message } = ERRORS[code];
  return refuse(status, code === "forbidden" ? NO_ADMIN : message, {
    // As above: the screen tells that nothing was changed.
    ...(isCall(request) && { "content-type": "text/plain" }),
    ...((status === 429 || status === 503) && { "retry-after": RETRY_SECONDS }),
  });
}

/**
 * Judges a body before a byte of it is read: whether the route accepts one, of this length, from this visitor.
 * @returns null when there is no body, and nothing that Next takes for the call of a server function
 */
export function bodyPolicy(
  request: IncomingMessage,
  { isHttps, secret, staffRefusal }: Sessions,
): { refusal: Refusal } | BodyAllowance | null {
  if (!hasBody(request) && !isTakenForCall(request)) return null;
  const { method = "", url = "", headers } = request;
  const rule = ruleFor(method, url);
  if (!rule) return { refusal: refuse(400, "This address takes no body.") };
  if (rule.isOfStaff && isFromAnotherSite(request)) return { refusal: refuseAs("forbidden", CROSS_SITE) };
  // Next fails at a malformed one.
  if (isAdminUrl(url) && headers["next-action"] === undefined && isFormWithFiles(request))
    return { refusal: refuse(400, "This page takes no files.") };
  const declared = headers["content-length"];
  if (declared !== undefined && Number(declared) > rule.maxBytes) return { refusal: refuseAs("too_large") };
  const isChunked = headers["transfer-encoding"] !== undefined;
  const bytes = isChunked ? rule.maxBytes : Number(declared ?? 0);
  if (!rule.isOfStaff) return { maxBytes: rule.maxBytes, bytes };
  // Next decodes the arguments of a server function, which takes seconds for a megabyte of tiny parts, before the
  // function asks who calls. Whether the token is one of ours, and a customer's, which anybody can become, can be told
  // without the database; whether its session has ended cannot.
  const authenticate = async () => {
    const claims = await readSessionToken(sessionTokenIn(headers.cookie ?? "", isHttps), secret);
    if (!claims) return withoutSession(request);
    if (claims.isCustomer) return refuseHolder(request, "forbidden");
    const code = await staffRefusal(claims, String(headers[REQUEST_ID_HEADER]));
    return code && refuseHolder(request, code);
  };
  return { maxBytes: rule.maxBytes, bytes, authenticate };
}
