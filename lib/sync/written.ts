/** How many rows one statement added, and how many it changed; rows that were right already are in neither. */
export type Written = { created: number; updated: number };

export const NOTHING: Written = { created: 0, updated: 0 };
