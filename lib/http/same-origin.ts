import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** They change nothing and carry no body (RFC 9110, 9.2.1). */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The sentence of a refused state change. */
export const CROSS_SITE = "Requests from other sites are refused.";

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** True for the site's own address or the host name the visitor used; an https site accepts no plain-http origin. */
function isOwn(origin: URL, host: string | null): boolean {
  const site = new URL(env().NEXTAUTH_URL);
  if (origin.origin === site.origin) return true;
  return origin.host === host && (site.protocol !== "https:" || origin.protocol === "https:");
}

/**
 * Refuses a state change that another site's page may have sent.
 * Browsers always send Sec-Fetch-Site or Origin with such requests; a client that sends neither is no browser and
 * carries no visitor's cookies (OWASP cross-site request forgery cheat sheet, Fetch Metadata).
 * @throws {AppError} forbidden
 */
export function requireSameOrigin(method: string, headers: Headers): void {
  if (SAFE_METHODS.has(method)) return;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") throw new AppError("forbidden", CROSS_SITE);
  // Without the other two headers the Referer, where there is one, names the page that sent the request.
  const page = origin ?? (site === null ? headers.get("referer") : null);
  if (page === null) return;
  const address = parsed(page);
  if (!address || !isOwn(address, headers.get("host"))) throw new AppError("forbidden", CROSS_SITE);
}
