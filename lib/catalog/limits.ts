import { MAX_NAME_LENGTH } from "@/lib/integrations/clover/limits";

/** Products shown at first and added by each Load more. */
export const PAGE_SIZE = 24;
/** The most one request to the API may ask for, so that no address makes the server read the whole catalog. */
export const MAX_PAGE_SIZE = 240;
export const MAX_SEARCH_LENGTH = 100;
export const MAX_CATEGORY_LENGTH = MAX_NAME_LENGTH;
/** How products without a category are shown and filtered. */
export const UNCATEGORIZED = "Uncategorized";
/**
 * Category names with a stored page of their own. No dot and no slash: the name becomes one segment of a path. Pages of
 * other names are made for one visitor.
 */
export const CATEGORY_IN_PATH = "[\\w &',()+-]{1,60}";
/** A product's id in the address. */
export const PRODUCT_IN_PATH = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
/** Parameters of /inventory for which a page is made for one visitor: there are too many of them to store. */
export const FILTER_PARAMETERS = ["q", "sort", "min", "max", "stock", "new", "shown"] as const;
/** An amount in dollars by which visitors filter. */
export const FILTER_AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/;
