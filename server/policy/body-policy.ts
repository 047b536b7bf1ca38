import type { IncomingMessage } from "node:http";
import { sessionCookieName } from "@/lib/auth/config";
import { MAX_JSON_BYTES } from "@/lib/http/body";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { MAX_UPLOAD_BYTES } from "@/lib/media/schema";
import { routes } from "@/lib/routes";
import { hasBody } from "../response";
import type { Refusal } from "./request-policy";

/** The limit of a body at a route, in bytes, and whether the route needs a session. */
type BodyRule = { maxBytes: number; needsSession: boolean };
/** `bytes`: its largest possible size, as far as the request tells. */
export type BodyAllowance = { maxBytes: number; bytes: number };

const SIGN_IN = "Please sign in.";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
/** Next's own limit for server functions. */
const MAX_ACTION_BYTES = 1024 * 1024;
/** The form around the picture. The route itself rejects a picture that is too large. */
const UPLOAD_OVERHEAD_BYTES = 256 * 1024;

const ADMIN = /^\/admin(?:[/?]|$)/;
const MULTIPART = /^\s*multipart\//i;
const UPLOAD = /^\/api\/upload(?:[/?]|$)/;

/**
 * Routes read JSON or a form of a few fields; only pictures and server functions are larger, and they need a session.
 */
function ruleFor(method: string, url: string): BodyRule | null {
  if (READING.has(method)) return null;
  if (UPLOAD.test(url)) return { maxBytes: MAX_UPLOAD_BYTES + UPLOAD_OVERHEAD_BYTES, needsSession: true };
  if (ADMIN.test(url)) return { maxBytes: MAX_ACTION_BYTES, needsSession: true };
  return { maxBytes: MAX_JSON_BYTES, needsSession: false };
}

const SESSION_COOKIES = [true, false].map(sessionCookieName);

/** True when there may be a session, as the middleware checks it; the route asks the database whose it is. */
function hasSessionCookie({ headers: { cookie = "" } }: IncomingMessage): boolean {
  const names = cookie.split(";").map((pair) => pair.split("=", 1)[0]?.trim());
  return SESSION_COOKIES.some((name) => names.includes(name));
}

const refuse = (status: number, sentence: string, headers?: Record<string, string>) => ({
  refusal: { status, sentence, headers },
});

function isFromAnotherSite({ method = "", headers }: IncomingMessage): boolean {
  const told = ["origin", "sec-fetch-site", "host"].flatMap((name) => {
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

/**
 * Judges a body before a byte of it is read: whether the route accepts one, of this length, from this visitor.
 * @returns null when there is no body
 */
export function bodyPolicy(request: IncomingMessage): { refusal: Refusal } | BodyAllowance | null {
  if (!hasBody(request)) return null;
  const { method = "", url = "", headers } = request;
  const rule = ruleFor(method, url);
  if (!rule) return refuse(400, "This address takes no body.");
  if (rule.needsSession) {
    if (isFromAnotherSite(request)) return refuse(403, "Requests from other sites are refused.");
    // As the middleware answers a request without a session.
    if (!hasSessionCookie(request))
      return ADMIN.test(url) ? refuse(307, SIGN_IN, { location: routes.auth.path }) : refuse(401, SIGN_IN);
  }
  // Next takes such a form for a server function called without JavaScript, which the shop does not use, and fails at a
  // malformed one.
  if (
    ADMIN.test(url) &&
    headers["next-action"] === undefined &&
    MULTIPART.test(headers["content-type"] ?? "")
  )
    return refuse(400, "This page takes no files.");
  const declared = headers["content-length"];
  if (declared !== undefined && Number(declared) > rule.maxBytes)
    return refuse(413, "The request is too large.");
  return { maxBytes: rule.maxBytes, bytes: declared === undefined ? rule.maxBytes : Number(declared) };
}
