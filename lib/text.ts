/** Text that PostgreSQL can store: without NUL and lone surrogates. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();

/** Text as a search compares it: lower case, without accents, and one space where there are several or a tab. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC")
    .replace(/[^\S\n]+/g, " ")
    .toLowerCase();
