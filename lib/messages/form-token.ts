import "server-only";
import { decryptToken, encryptToken } from "@/lib/crypto/token";

const PURPOSE = "contact-form";
const LIFE_MS = 12 * 60 * 60 * 1000;
/** Nobody reads a form and writes a message faster. */
const MIN_FILL_MS = 2_000;

/** Proof that somebody opened the form now. */
export function issueFormToken(now: Date): string {
  return encryptToken(PURPOSE, String(now.getTime()), new Date(now.getTime() + LIFE_MS));
}

/**
 * Whether the proof that came back with a message shows a form that a person filled in. Without it a message is not
 * refused: a browser may fill the form in at once, a visitor may leave it open overnight, and a client that speaks the
 * plain contract has none.
 */
export function isFormTokenGood(token: string | undefined, now: Date): boolean {
  const issuedAt = decryptToken(PURPOSE, token ?? "", now);
  return issuedAt !== null && now.getTime() - Number(issuedAt) >= MIN_FILL_MS;
}
