/** An id as people see it: its first eight characters (SPEC section 9). */
export const shortId = (id: string): string => id.slice(0, 8);
