import "server-only";
import { cookies } from "next/headers";
import { decode } from "next-auth/jwt";
import { cache } from "react";
import { z } from "zod";
import type { Actor } from "@/lib/actor";
import { sessionCookieName } from "@/lib/auth/config";
import { findLiveSession } from "@/lib/auth/sessions";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

const VISITOR: Actor = { kind: "visitor" };
const MAX_COOKIE_LENGTH = 4096;
const Claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The cookie only names a session; who it is and what they may do is read from the database each time. */
async function actorFromCookie(value: string | undefined): Promise<Actor> {
  const secret = env().NEXTAUTH_SECRET;
  if (!value || !secret || value.length > MAX_COOKIE_LENGTH) return VISITOR;
  const claims = Claims.safeParse(await decode({ token: value, secret }).catch(() => null));
  if (!claims.success) {
    log.debug("a session cookie could not be read");
    return VISITOR;
  }
  return (await findLiveSession(claims.data.sid, claims.data.sub)) ?? VISITOR;
}

export const isSecureSite = (): boolean => env().NEXTAUTH_URL.startsWith("https://");

/** Who sent a request with these headers. Any broken, ended or forged cookie is a visitor. */
export function actorFromHeaders(headers: Headers): Promise<Actor> {
  const name = sessionCookieName(isSecureSite());
  const header = headers.get("cookie") ?? "";
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return actorFromCookie(pair?.slice(name.length + 1));
}

/** Who this page or action is for; asked once a request. */
export const currentActor = cache(async (): Promise<Actor> => {
  const jar = await cookies();
  return actorFromCookie(jar.get(sessionCookieName(isSecureSite()))?.value);
});
