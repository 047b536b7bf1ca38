/** Characters that Clover takes for the name of an item, a category, a group, a discount or a company. */
export const LONGEST_NAME = 127;

/** What Clover keeps of a customer's note (Clover's Android SDK, CustomerMetadata). */
export const LONGEST_NOTE = 2_000;

/** Ids that one filter names at most (docs.clover.com, Using filters). */
export const LONGEST_ID_LIST = 100;

/** A nested list stops at 100 without a sign that there is more (docs.clover.com/docs/paginating-elements). */
export const NESTED_LIMIT = 100;

/**
 * Records that a page has in common with the one before it: one that left the list in between moves those after it
 * across the boundary. Where they begin to differ, records were missed.
 */
export const OVERLAP = 10;
