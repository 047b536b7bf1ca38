/** The largest PostgreSQL `integer`, the type of the columns for counts and sort orders of the register. */
export const MAX_INT = 2_147_483_647;
