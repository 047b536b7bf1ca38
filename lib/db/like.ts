/** A LIKE pattern that finds `text` anywhere, with wildcards escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The shortest text that a trigram index can search for. */
export const TRIGRAM = 3;
