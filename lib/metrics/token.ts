import "server-only";
import { sameSecret } from "@/lib/crypto/same-secret";
import { purposeKey } from "@/lib/crypto/token";
import { env } from "@/lib/env";

/** Collectors are configured with the token, so it keeps its length. */
const TOKEN_BYTES = 24;

/** What a collector sends as a bearer token. Made from NEXTAUTH_SECRET, and changes with it. Null without a secret. */
export function metricsToken(): string | null {
  if (!env().NEXTAUTH_SECRET) return null;
  return purposeKey("metrics").subarray(0, TOKEN_BYTES).toString("base64url");
}

/** True when the header carries this shop's token; takes as long whatever is sent. */
export function isCollector(authorization: string | null): boolean {
  const token = metricsToken();
  if (!token || !authorization) return false;
  return sameSecret(authorization, `Bearer ${token}`);
}
