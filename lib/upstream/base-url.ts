import { isLoopback } from "@/lib/loopback";

/**
 * The address of a provider: https, or plain http to this machine only (a practice server, a test).
 * @returns origin and path without a trailing slash.
 * @throws {RangeError} for any other scheme, a plain-http host elsewhere, or an address carrying credentials, a query
 *   or a fragment.
 */
export function checkedBaseUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) throw new RangeError("A provider's address must be a full URL");
  const plainHttpHere = url.protocol === "http:" && isLoopback(url);
  if (url.protocol !== "https:" && !plainHttpHere) {
    throw new RangeError("A provider's address must use https, or http on this machine only");
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new RangeError("A provider's address must not carry credentials, a query or a fragment");
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/** True for an address that `checkedBaseUrl` accepts. */
export function isBaseUrlAllowed(address: string): boolean {
  try {
    checkedBaseUrl(address);
    return true;
  } catch {
    return false;
  }
}
