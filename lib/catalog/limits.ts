/** Products shown at first and added by each Load more (SPEC section 9). */
export const PAGE_SIZE = 24;
/** The most one request may ask for, so that no address makes the server read the whole catalogue. */
export const MAX_PAGE_SIZE = 240;
export const MAX_SEARCH_LENGTH = 100;
/** How products without a category are shown and filtered. */
export const UNCATEGORIZED = "Uncategorized";
/** Category names with a stored page of their own. No dot and no slash: the name becomes one segment of a path. */
export const CATEGORY_IN_PATH = "[\\w &',()+-]{1,60}";
