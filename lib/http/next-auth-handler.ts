import "server-only";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { callbackCookieName, sessionCookieName } from "@/lib/auth/config";
import { actorFromHeaders, isSecureSite } from "@/lib/auth/current-actor";
import { isReadableAddress } from "@/lib/auth/is-readable-address";
import { logOut } from "@/lib/auth/log-out";
import { nextAuthOptions } from "@/lib/auth/next-auth";
import { clearedCookie, signedInHint, signedOutCookies } from "@/lib/auth/session-cookie";
import { NOT_STORED } from "@/lib/cache-control";
import { createCtx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { MAX_JSON_BYTES, readBytes, readJson } from "@/lib/http/body";
import { problem } from "@/lib/http/problem";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/http/request-id";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { log } from "@/lib/log";
import { parseInput } from "@/lib/parse";
import { toAppError } from "@/lib/to-app-error";

/** What next-auth offers and the shop uses. Left out: `_log`, by which anyone could write into our log. */
const ACTIONS = new Set(["csrf", "session", "signin", "signout", "callback", "providers", "error"]);

/** Actions that are followed by the name of a provider; the shop has one. */
const OF_PROVIDER = new Set(["signin", "callback"]);

/**
 * An action followed by more segments is refused: next-auth would ignore them, and a cache could take
 * `/api/auth/session/x.css` for a file.
 */
function isOffered([action = "", provider, ...rest]: string[]): boolean {
  if (!ACTIONS.has(action) || rest.length > 0) return false;
  return provider === undefined || (OF_PROVIDER.has(action) && provider === "credentials");
}

type NextContext = { params: Promise<{ nextauth: string[] }> };

/** next-auth assumes strings and fails at anything else. */
const Fields = z.record(z.string(), z.string("must be text"), { error: "must be a JSON object" });

const CALLBACK = "callbackUrl";

function requireReadable(callbackUrl: string | undefined): void {
  if (!isReadableAddress(callbackUrl)) throw new AppError("bad_input", "callbackUrl: is not an address.");
}

/** next-auth reads the body without a limit and throws on malformed JSON, so the body is read and checked before. */
async function checkedRequest(request: NextRequest): Promise<NextRequest> {
  const { url, method, headers, nextUrl } = request;
  for (const given of nextUrl.searchParams.getAll(CALLBACK)) requireReadable(given);
  if (method === "GET") return request;
  // For HEAD, which next-auth does not handle; only the head of the answer is sent.
  if (method === "HEAD") return new NextRequest(url, { headers });
  if (headers.get("content-type")?.includes("application/json")) {
    const fields = parseInput(Fields, await readJson(request));
    requireReadable(fields[CALLBACK]);
    return new NextRequest(url, { method, headers, body: JSON.stringify(fields) });
  }
  const body = await readBytes(request, MAX_JSON_BYTES);
  const fields = new URLSearchParams(new TextDecoder().decode(body));
  for (const given of fields.getAll(CALLBACK)) requireReadable(given);
  return new NextRequest(url, { method, headers, body });
}

/** Next-auth cannot read this cookie, so the answer removes it and the next request succeeds. */
function brokenCookieAnswer(request: NextRequest, requestId: string): Response | null {
  const name = callbackCookieName(isSecureSite());
  const { value } = request.cookies.get(name) ?? {};
  if (isReadableAddress(value)) return null;
  const sentence = "The sign-in cookie could not be read and has been removed. Please try again.";
  const response = problem(new AppError("bad_input", sentence), requestId);
  response.headers.append("set-cookie", clearedCookie(name));
  return response;
}

/** `/api/auth/*`: next-auth behind the same-origin proof, the size limit and the error form of every other route. */
export async function nextAuthHandler(request: NextRequest, context: NextContext): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    requireSameOrigin(request.method, request.headers);
    const { nextauth } = await context.params;
    const [action] = nextauth;
    if (!isOffered(nextauth)) throw new AppError("not_found");
    // Credentials must be posted. An error's name becomes a header value, so odd characters are refused.
    if (action === "callback" && request.method !== "POST") throw new AppError("not_found");
    if (/[^\w-]/.test(request.nextUrl.searchParams.get("error") ?? "")) throw new AppError("bad_input");
    const broken = brokenCookieAnswer(request, requestId);
    if (broken) return broken;
    const checked = await checkedRequest(request);
    const isSignOut = action === "signout" && request.method === "POST";
    // next-auth takes any failure for "signed out": it would clear the cookie of a session that goes on.
    if (action === "session" || isSignOut) {
      const actor = await actorFromHeaders(request.headers);
      if (isSignOut) await logOut(createCtx({ actor, requestId }));
    }
    const response: Response = await NextAuth(checked, context, nextAuthOptions());
    if (response.status >= 500)
      log.error({ requestId, action, status: response.status }, "next-auth could not answer");
    const issued = response.headers
      .getSetCookie()
      .some((cookie) => new RegExp(`^${sessionCookieName(isSecureSite())}=[^;]`).test(cookie));
    if (issued) response.headers.append("set-cookie", signedInHint());
    response.headers.set("cache-control", NOT_STORED);
    if (isSignOut) {
      response.headers.set("clear-site-data", '"cache"');
      for (const cookie of signedOutCookies()) response.headers.append("set-cookie", cookie);
    }
    response.headers.set(REQUEST_ID_HEADER, requestId);
    return response;
  } catch (thrown) {
    return problem(toAppError(thrown, requestId), requestId);
  }
}
