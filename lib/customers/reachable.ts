export type Named = { firstName: string; lastName: string };

/** A customer's contacts: valid e-mail addresses, and full ten-digit phone numbers. */
export type Reachable = { emails: readonly string[]; phoneDigits: readonly string[] };
