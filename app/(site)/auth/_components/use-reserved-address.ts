"use client";

import { useEffect, useState } from "react";
import type { ReservedMarks } from "@/lib/auth/reserved-address";

/** Same text as the server hashes: the salt, a colon and the address in lower case. */
async function markOf(salt: string, email: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${email}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * True while the typed address is one of the reserved ones. The page knows only their salted hashes. Plain http without
 * localhost has no crypto.subtle: there the server's refusal is what brings the code field up.
 */
export function useReservedAddress(typed: string, { salt, hashes }: ReservedMarks): boolean {
  const [reserved, setReserved] = useState<string>();
  const email = typed.trim().toLowerCase();
  useEffect(() => {
    if (!email.includes("@") || hashes.length === 0 || !globalThis.crypto?.subtle) return;
    let isCurrent = true;
    markOf(salt, email).then((mark) => {
      if (isCurrent && hashes.includes(mark)) setReserved(email);
    });
    return () => {
      isCurrent = false;
    };
  }, [email, salt, hashes]);
  return email !== "" && reserved === email;
}
