/** Of a PostgreSQL `integer`, in which counts and places of the register are kept. */
export const LARGEST_INT = 2_147_483_647;
