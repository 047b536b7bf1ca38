import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** Compares a text somebody sent with a secret, in constant time whatever its length. */
export const sameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(sha256(given), sha256(secret));
