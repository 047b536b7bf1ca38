"use client";

import { useEffect, useState } from "react";
import type { ReservedMarks } from "@/lib/auth/reserved-address";

/** Hashes the same text as the server: the salt, a colon and the address in lower case. */
async function markOf(salt: string, email: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${email}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * True while the typed address is a reserved one, of which the page knows only salted hashes. Plain HTTP on a host
 * other than localhost has no crypto.subtle: there the code field appears after the server's refusal.
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
