/** Of an answer meant for one visitor at one moment. */
export const NOT_STORED = "private, no-store";

/** Of a file whose address changes with its content: kept for a year, without asking again. */
export const KEPT_FOREVER = "public, max-age=31536000, immutable";
