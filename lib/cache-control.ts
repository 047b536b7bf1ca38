/** For a response to one visitor, which no cache may store. */
export const NOT_STORED = "private, no-store";

/** For a file whose address changes with its content: stored for a year without revalidation. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
