/** How many rows one statement added, and how many it changed; rows that were right already are in neither. */
export type RowCounts = { created: number; updated: number };

export const NO_ROWS: RowCounts = { created: 0, updated: 0 };
