import "server-only";
import type { CookieOption, NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import {
  callbackCookieName,
  csrfCookieName,
  SESSION_MAX_SECONDS,
  sessionCookieName,
} from "@/lib/auth/config";
import { actorFromHeaders, isSecureSite } from "@/lib/auth/current-actor";
import { logIn } from "@/lib/auth/log-in";
import { sessionSecret } from "@/lib/auth/session-cookie";
import { claimsOf, SessionClaims } from "@/lib/auth/session-token";
import { findLiveSession } from "@/lib/auth/sessions";
import { toUserDto } from "@/lib/auth/to-dto";
import { createCtx } from "@/lib/context";
import { addressBucket, clientAddress } from "@/lib/limits/client-address";
import { log } from "@/lib/log";
import { toAppError } from "@/lib/to-app-error";

function strictCookie(name: string): CookieOption {
  const secure = isSecureSite();
  return { name, options: { httpOnly: true, sameSite: "strict", path: "/", secure } };
}

const credentials = CredentialsProvider({
  credentials: { username: { label: "Username" }, password: { label: "Password", type: "password" } },
  async authorize(given, request) {
    const headers = new Headers(request.headers);
    // Ends the session the request came with, as POST /api/login does.
    const ctx = createCtx({ actor: await actorFromHeaders(headers) });
    try {
      const input = { username: given?.username ?? "", password: given?.password ?? "" };
      const signedIn = await logIn(ctx, input, addressBucket(clientAddress(headers)));
      return { id: signedIn.user.id, claims: claimsOf(signedIn) };
    } catch (error) {
      throw new Error(toAppError(error, ctx.requestId).message);
    }
  },
});

/** next-auth over the same session as `POST /api/login`: same verb, same cookie, same row in the database. */
export function nextAuthOptions(): NextAuthOptions {
  const secure = isSecureSite();
  return {
    secret: sessionSecret(),
    useSecureCookies: secure,
    session: { strategy: "jwt", maxAge: SESSION_MAX_SECONDS },
    pages: { signIn: "/auth", signOut: "/auth", error: "/auth", verifyRequest: "/auth", newUser: "/auth" },
    cookies: {
      sessionToken: strictCookie(sessionCookieName(secure)),
      csrfToken: strictCookie(csrfCookieName(secure)),
      callbackUrl: strictCookie(callbackCookieName(secure)),
    },
    providers: [credentials],
    callbacks: {
      jwt({ token, user }) {
        const { sub, sid, isCustomer } = user && "claims" in user ? (user.claims as SessionClaims) : token;
        return { sub, sid, isCustomer };
      },
      /**
       * Throwing makes next-auth treat the request as signed out and clear the cookie: a valid token whose row is
       * closed is no session.
       */
      async session({ session, token }) {
        const { sub, sid } = SessionClaims.parse(token);
        const user = await findLiveSession(sid, sub);
        if (!user) throw new Error("the session has ended");
        return { ...session, user: toUserDto(user) };
      },
      redirect: ({ url, baseUrl }) =>
        URL.canParse(url, baseUrl) && new URL(url, baseUrl).origin === baseUrl
          ? new URL(url, baseUrl).href
          : baseUrl,
    },
    logger: {
      error: (code, meta) => log.info({ code, err: meta instanceof Error ? meta : undefined }, "next-auth"),
      warn: (code) => log.debug({ code }, "next-auth"),
      debug: () => {},
    },
  };
}
