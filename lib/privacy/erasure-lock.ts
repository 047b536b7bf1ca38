/** The lock that erasures and the triggers of customers and orders share; the migration names the same number. */
export const ERASURE_LOCK = 714_001;
