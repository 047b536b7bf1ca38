import "server-only";
import { decryptToken, encryptToken } from "@/lib/crypto/token";
import { MINUTE_MS } from "@/lib/time";

const PURPOSE = "member-code";
/** Long enough to walk to the counter, too short to be shared. */
const MEMBER_CODE_MINUTES = 10;

/** A short-lived code that identifies a customer to staff and reveals nothing to others. */
export function issueMemberCode(customerId: string, now: Date): string {
  return encryptToken(PURPOSE, customerId, new Date(now.getTime() + MEMBER_CODE_MINUTES * MINUTE_MS));
}

/** The customer's id behind a code; null when it is forged or past its time. */
export const readMemberCode = (code: string, now: Date): string | null => decryptToken(PURPOSE, code, now);
