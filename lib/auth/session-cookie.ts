import "server-only";
import { encode } from "next-auth/jwt";
import { SESSION_MAX_SECONDS, SIGNED_IN_HINT_COOKIE, sessionCookieName } from "@/lib/auth/config";
import { isSecureSite } from "@/lib/auth/current-actor";
import { claimsOf } from "@/lib/auth/session-token";
import type { SignedIn } from "@/lib/auth/sign-in";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

type CookieOptions = { httpOnly: boolean; maxAge: number };

function cookie(name: string, value: string, { httpOnly, maxAge }: CookieOptions): string {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${maxAge}`, "SameSite=Strict"];
  if (httpOnly) parts.push("HttpOnly");
  if (isSecureSite()) parts.push("Secure");
  return parts.join("; ");
}

/** The secret of the session cookie. Without one nobody is signed in, and nobody can sign in. */
export function sessionSecret(): string {
  const secret = env().NEXTAUTH_SECRET;
  if (!secret) throw new AppError("unavailable", "Sign-in is not set up yet.");
  return secret;
}

/** Tells the pages of this browser that someone may be signed in. */
export const signedInHint = (): string =>
  cookie(SIGNED_IN_HINT_COOKIE, "1", { httpOnly: false, maxAge: SESSION_MAX_SECONDS });

/** The cookies of a fresh sign-in, in the form next-auth reads and writes. */
export async function signedInCookies(signedIn: SignedIn): Promise<string[]> {
  const token = claimsOf(signedIn);
  const value = await encode({ token, secret: sessionSecret(), maxAge: SESSION_MAX_SECONDS });
  const maxAge = SESSION_MAX_SECONDS;
  return [cookie(sessionCookieName(isSecureSite()), value, { httpOnly: true, maxAge }), signedInHint()];
}

/** Takes a cookie away. */
export const clearedCookie = (name: string, httpOnly = true): string =>
  cookie(name, "", { httpOnly, maxAge: 0 });

/** Clears the session's cookies. */
export const signedOutCookies = (): string[] => [
  clearedCookie(sessionCookieName(isSecureSite())),
  clearedCookie(SIGNED_IN_HINT_COOKIE, false),
];

/** The answer of both ways of signing in: the user object and the session cookie. */
export async function signedInResponse(signedIn: SignedIn, status: number): Promise<Response> {
  const response = Response.json(signedIn.user, { status });
  for (const value of await signedInCookies(signedIn)) response.headers.append("set-cookie", value);
  return response;
}
