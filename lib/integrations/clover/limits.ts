/** The longest name of an item, a category, a group, a discount or a company at Clover, in characters. */
export const MAX_NAME_LENGTH = 127;

/** The longest note of a customer, in characters (Clover's Android SDK, CustomerMetadata). */
export const MAX_NOTE_LENGTH = 2_000;

/** The most ids in one filter (docs.clover.com, Using filters). */
export const MAX_IDS_LENGTH = 100;

/** A nested list stops at 100 without a sign that there is more (docs.clover.com/docs/paginating-elements). */
export const NESTED_LIMIT = 100;

/**
 * Records that each page shares with the one before it: when a record leaves the list in between, those after it move
 * across the boundary. Two pages that share none may have missed records.
 */
export const OVERLAP = 10;
