/** Number of skipped records by reason, as stored in the ledger; reasons never contain a record's values. */
export type SkipReasons = Readonly<Record<string, number>>;

/** Counts of changed records in one page or one run. */
export type Counts = {
  read: number;
  created: number;
  updated: number;
  switchedOff: number;
  skipped: SkipReasons;
};
