import "server-only";
import { createHmac } from "node:crypto";
import { purposeKey } from "@/lib/crypto/token";
import { uuidsBeginningWith } from "@/lib/ids";

const PURPOSE = "short-member-code";
const WINDOW_MS = 5 * 60_000;
/** The first bits of the customer's id, which is random, find the few customers a code can be of. */
const PREFIX_BITS = 12;
/** The rest proves customer and time. 29 bits make nine digits: one less than a telephone number has. */
const PROOF_BITS = 17;
const SHORT_CODE_DIGITS = 9;

const windowOf = (now: Date): number => Math.floor(now.getTime() / WINDOW_MS);

/** In how many ms a code issued now is refused: at the end of the window after this one. */
export const shortCodeLifetime = (now: Date): number => (windowOf(now) + 2) * WINDOW_MS - now.getTime();

function codeFor(customerId: string, window: number): string {
  const digest = createHmac("sha256", purposeKey(PURPOSE)).update(`${customerId}.${window}`).digest();
  const proof = digest.readUInt32BE(0) >>> (32 - PROOF_BITS);
  const prefix = Number.parseInt(customerId.slice(0, PREFIX_BITS / 4), 16);
  return String(prefix * 2 ** PROOF_BITS + proof).padStart(SHORT_CODE_DIGITS, "0");
}

/** The digits under a member's QR code, for typing: "123 456 789". They hold no more than the QR code does. */
export const issueShortCode = (customerId: string, now: Date): string =>
  codeFor(customerId, windowOf(now)).replace(/(\d{3})(?=\d)/g, "$1 ");

/** What was typed as a short code; null when it cannot be one. */
export function readTyped(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "");
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** The lowest and highest id that a code can be of. */
export function idRange(code: string): [string, string] {
  const prefix = Math.floor(Number(code) / 2 ** PROOF_BITS)
    .toString(16)
    .padStart(PREFIX_BITS / 4, "0")
    .slice(0, PREFIX_BITS / 4);
  return uuidsBeginningWith(prefix);
}

/** Whether a code was issued for a customer in this window or the one before. */
export const isCodeOf = (code: string, customerId: string, now: Date): boolean =>
  [windowOf(now), windowOf(now) - 1].some((window) => codeFor(customerId, window) === code);
