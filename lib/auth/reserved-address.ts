import "server-only";
import { createHash, createHmac } from "node:crypto";
import { sameSecret } from "@/lib/crypto/same-secret";
import { env } from "@/lib/env";

/** Salted hashes of the reserved admin addresses: the page can recognize a typed one but not list them. */
export type ReservedMarks = { salt: string; hashes: string[] };

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** True for one of the two reserved addresses. Expects an address the schema has already put in lower case. */
export function isReservedAddress(email: string | null | undefined): boolean {
  return typeof email === "string" && env().ADMIN_EMAILS.includes(email);
}

/** The marks for the sign-in page. The salt differs between deployments, so no precomputed table fits. */
export function reservedMarks(): ReservedMarks {
  const { NEXTAUTH_SECRET, ADMIN_EMAILS } = env();
  if (!NEXTAUTH_SECRET) return { salt: "", hashes: [] };
  const salt = createHmac("sha256", NEXTAUTH_SECRET)
    .update("reserved admin addresses")
    .digest("hex")
    .slice(0, 32);
  return { salt, hashes: ADMIN_EMAILS.map((address) => sha256(`${salt}:${address}`)).sort() };
}

/** Compares the admin code in constant time, whatever its length. False when none is configured. */
export function isAdminCode(given: string | null | undefined): boolean {
  const code = env().ADMIN_SECRET_CODE;
  const matches = sameSecret(given ?? "", code ?? "");
  return matches && Boolean(code);
}
