/** Text that PostgreSQL can store: without NUL, and without lone surrogates, which are no text. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();
