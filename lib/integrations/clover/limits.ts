/** Characters that Clover takes for the name of an item, a category, a group, a discount or a company. */
export const LONGEST_NAME = 127;

/** A nested list stops at 100 without a sign that there is more (docs.clover.com/docs/paginating-elements). */
export const NESTED_LIMIT = 100;

/**
 * Records that a page has in common with the one before it: one that left the list in between moves those after it
 * across the boundary. Where they begin to differ, records were missed.
 */
export const OVERLAP = 10;

/** Of a PostgreSQL `integer`, in which counts and places of the register are kept. */
export const LARGEST_INT = 2_147_483_647;
