import "server-only";
import { decryptToken, encryptToken } from "@/lib/crypto/token";

const PURPOSE = "contact-form";
const LIFE_MS = 12 * 60 * 60 * 1000;
/** The least time a person takes to fill in the form. */
const MIN_FILL_MS = 2_000;

/** Proof that somebody opened the form now. */
export function issueFormToken(now: Date): string {
  return encryptToken(PURPOSE, String(now.getTime()), new Date(now.getTime() + LIFE_MS));
}

/**
 * Whether the token that came with a message shows a form filled in by a person. A message without one is accepted: a
 * browser may fill in the form at once, a visitor may leave it open overnight, and a plain API client has none.
 */
export function isFormTokenGood(token: string | undefined, now: Date): boolean {
  const issuedAt = decryptToken(PURPOSE, token ?? "", now);
  return issuedAt !== null && now.getTime() - Number(issuedAt) >= MIN_FILL_MS;
}
