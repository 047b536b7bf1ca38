/** Straight, or curled as telephones and registers type it. */
const APOSTROPHE = /(?<=\p{L})['\u2018\u2019\u02bc]/gu;

/** A text as LIKE takes it literally; Prisma's `contains` does not escape wildcards. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A LIKE pattern that finds `text` anywhere, with wildcards escaped. One apostrophe in a word finds the others. */
export const containing = (text: string): string => `%${escapeLike(text).replace(APOSTROPHE, "_")}%`;

/** The shortest text that a trigram index can search for. */
export const TRIGRAM = 3;
