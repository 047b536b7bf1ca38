import { env } from "@/lib/env";

/**
 * Whether next-auth can read an address to go to after signing in; to any other it answers 500 (isValidHttpUrl in its
 * core/lib/assert.js).
 */
export function isReadableAddress(address: string | undefined): boolean {
  if (!address) return true;
  const base = address.startsWith("/") ? env().NEXTAUTH_URL : undefined;
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
}
