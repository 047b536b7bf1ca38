/** Reason to count, as the ledger keeps it. Reasons never hold a record's values. */
export type SkipReasons = Readonly<Record<string, number>>;

/** What one page, or one whole run, did. */
export type Counts = {
  read: number;
  created: number;
  updated: number;
  switchedOff: number;
  skipped: SkipReasons;
};
