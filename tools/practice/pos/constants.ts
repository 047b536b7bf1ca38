/** The default bearer token; valid for the practice POS only. */
export const PRACTICE_TOKEN = "practice-pos-token-0000-0000-000000000001";

/** Merchant id of the practice shop, in Clover's format. */
export const PRACTICE_MERCHANT_ID = "PRACT1CESH0P1";

/** The default port of `npm run practice-pos`. */
export const DEFAULT_PORT = 4010;

export const DEFAULT_SEED = 8200;
export const DEFAULT_CUSTOMERS = 7_200;
export const DEFAULT_ORDERS = 3_000;
export const DEFAULT_DAYS = 200;
export const DEFAULT_OPENED_AT = "2020-01-01T00:00:00Z";

export const MAX_PRODUCTS = 20_000;
export const MAX_CUSTOMERS = 100_000;
export const MAX_ORDERS = 1_000_000;
export const MAX_DAYS = 3_650;

/** Clover's id of the age restriction type "Tobacco" (Clover API updates, August 2025). */
export const TOBACCO_TYPE_ID = "DHXH8XT6CHZKA";

/** Nevada's minimum age for tobacco and vapor goods, in years. */
export const MINIMUM_AGE = 21;

/** The host in production's `href` values; clients must never build request addresses from it. */
export const HREF_HOST = "https://www.clover.com";

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
