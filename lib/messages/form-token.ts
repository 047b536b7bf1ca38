import "server-only";
import { seal, unseal } from "@/lib/crypto/sealed";
import { AppError } from "@/lib/errors";

const PURPOSE = "contact-form";
const LIFE_MS = 12 * 60 * 60 * 1000;
/** Nobody reads a form and writes a message faster. */
const MIN_FILL_MS = 2_000;

/** Proof that somebody opened the form now. */
export function issueFormToken(now: Date): string {
  return seal(PURPOSE, String(now.getTime()), new Date(now.getTime() + LIFE_MS));
}

/**
 * Checks the proof that came back with a message.
 * @returns whether a valid proof was given; a client that speaks the plain contract gives none.
 * @throws {AppError} bad_input for a forged, expired or too quickly used one.
 */
export function checkFormToken(token: string | undefined, now: Date): boolean {
  if (token === undefined || token === "") return false;
  const issuedAt = unseal(PURPOSE, token, now);
  if (issuedAt === null)
    throw new AppError("bad_input", "This form was open too long. Please reload the page and send again.");
  if (now.getTime() - Number(issuedAt) < MIN_FILL_MS)
    throw new AppError("bad_input", "That was very fast. Please wait a moment and send again.");
  return true;
}
