import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import type { Actor } from "@/lib/actor";
import { sessionCookieName } from "@/lib/auth/config";
import { readSessionToken, sessionTokenIn } from "@/lib/auth/session-token";
import { findLiveSession } from "@/lib/auth/sessions";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

const VISITOR: Actor = { kind: "visitor" };

/** The cookie only names a session; who it is and what they may do is read from the database each time. */
async function actorFromCookie(value: string | undefined): Promise<Actor> {
  const claims = await readSessionToken(value, env().NEXTAUTH_SECRET);
  if (!claims) {
    if (value) log.debug("a session cookie could not be read");
    return VISITOR;
  }
  return (await findLiveSession(claims.sid, claims.sub)) ?? VISITOR;
}

export const isSecureSite = (): boolean => env().NEXTAUTH_URL.startsWith("https://");

/** Who sent a request with these headers. Any broken, ended or forged cookie is a visitor. */
export function actorFromHeaders(headers: Headers): Promise<Actor> {
  return actorFromCookie(sessionTokenIn(headers.get("cookie") ?? "", isSecureSite()));
}

/** Who this page or action is for; asked once a request. */
export const currentActor = cache(async (): Promise<Actor> => {
  const jar = await cookies();
  return actorFromCookie(jar.get(sessionCookieName(isSecureSite()))?.value);
});
