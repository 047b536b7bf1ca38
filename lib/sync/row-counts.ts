/** Rows that a statement inserted and changed; unchanged rows are in neither count. */
export type RowCounts = { created: number; updated: number };

export const NO_ROWS: RowCounts = { created: 0, updated: 0 };
