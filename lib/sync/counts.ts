/** Number of skipped records by reason, as stored in the ledger; reasons never contain a record's values. */
export type SkipReasons = Readonly<Record<string, number>>;

/** How many records one page or run read, changed and skipped. */
export type Counts = {
  read: number;
  created: number;
  updated: number;
  switchedOff: number;
  skipped: SkipReasons;
};
