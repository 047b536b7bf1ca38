/** A LIKE pattern that finds `text` anywhere, taken literally: what people type has no wildcards. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
