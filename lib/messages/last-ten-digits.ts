/**
 * The last ten digits of `phone`, however it was typed, in SQL over contact messages and privacy requests; the
 * expression of the indexes on them.
 */
export const LAST_TEN_DIGITS = "right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 10)";
