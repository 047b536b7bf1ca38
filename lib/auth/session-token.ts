import { decode } from "next-auth/jwt";
import { z } from "zod";
import { sessionCookieName } from "@/lib/auth/config";
import type { SignedIn } from "@/lib/auth/sign-in";

const MAX_TOKEN_LENGTH = 4096;
/**
 * What our session tokens carry: who, and which row of the sessions table must still be open. `isCustomer` only lets the
 * HTTP server refuse early what staff alone may send (server/policy/body-policy.ts); who is staff, the database says.
 */
export const SessionClaims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  isCustomer: z.boolean().default(false),
});
export type SessionClaims = z.output<typeof SessionClaims>;

/** The claims of a fresh sign-in. */
export const claimsOf = ({ user, sessionId }: SignedIn): SessionClaims => ({
  sub: user.id,
  sid: sessionId,
  isCustomer: !user.isAdmin,
});

/** The session cookie's value in a Cookie header. */
export function sessionTokenIn(cookies: string, isSecure: boolean): string | undefined {
  const name = sessionCookieName(isSecure);
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/**
 * The session that a token names; null for one that is forged, broken, expired or encrypted with another secret. Whether
 * the session has ended since, only the database knows (sessions.ts).
 */
export async function readSessionToken(
  token: string | undefined,
  secret: string | undefined,
): Promise<SessionClaims | null> {
  if (!token || !secret || token.length > MAX_TOKEN_LENGTH) return null;
  const claims = SessionClaims.safeParse(await decode({ token, secret }).catch(() => null));
  return claims.success ? claims.data : null;
}
