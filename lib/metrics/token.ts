import "server-only";
import { hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** What a collector sends as a bearer token. Made from NEXTAUTH_SECRET, and changes with it. Null without a secret. */
export function metricsToken(): string | null {
  const secret = env().NEXTAUTH_SECRET;
  if (!secret) return null;
  return Buffer.from(hkdfSync("sha256", secret, "maryland-parkway", "metrics", 24)).toString("base64url");
}

/** True when the header carries this shop's token; takes as long whatever is sent. */
export function isCollector(authorization: string | null): boolean {
  const token = metricsToken();
  if (!token || !authorization) return false;
  const wanted = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(authorization);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
