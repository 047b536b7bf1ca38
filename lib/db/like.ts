/** A LIKE pattern that finds `text` anywhere, taken literally: what people type has no wildcards. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** A trigram index needs this many characters to be of use. */
export const TRIGRAM = 3;
