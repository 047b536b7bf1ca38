export type Named = { firstName: string; lastName: string };

/** How a customer can be reached: only addresses that can be one, and only full ten-digit numbers. */
export type Reachable = { emails: readonly string[]; phoneDigits: readonly string[] };
