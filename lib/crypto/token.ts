import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key derived for one purpose from the shop's secret. */
export function purposeKey(purpose: string): Buffer {
  const secret = env().NEXTAUTH_SECRET ?? "development only";
  return Buffer.from(hkdfSync("sha256", secret, "maryland-parkway", purpose, 32));
}

/**
 * Encrypts a short text (AES-256-GCM) so that only this shop can read it, until it expires.
 * @param purpose keeps tokens of one use from being taken for another
 * @param expiresAt after this moment `decryptToken` refuses it
 */
export function encryptToken(purpose: string, text: string, expiresAt: Date): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", purposeKey(purpose), iv);
  const body = Buffer.concat([cipher.update(`${expiresAt.getTime()}.${text}`, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** The text of a token; null when it is forged, malformed, for another purpose or expired. */
export function decryptToken(purpose: string, token: string, now: Date): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", purposeKey(purpose), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString("utf8");
    const dot = body.indexOf(".");
    return Number(body.slice(0, dot)) > now.getTime() ? body.slice(dot + 1) : null;
  } catch {
    return null;
  }
}
