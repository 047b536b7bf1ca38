/** An id as people see it: its first eight characters. */
export const shortId = (id: string): string => id.slice(0, 8);
