import { z } from "zod";

/** Number of skipped records by reason, as stored in the ledger; reasons never contain a record's values. */
export type SkipReasons = Readonly<Record<string, number>>;

/** What staff find a skipped record by at Clover. Of people it is the id alone: names are kept with them, not here. */
const SkippedRecord = z.object({ id: z.string(), name: z.string().optional() });
export type SkippedRecord = z.output<typeof SkippedRecord>;

/** The first records that were skipped, by reason, as stored in the ledger. */
export const SkippedRecords = z.record(z.string(), z.array(SkippedRecord));
export type SkippedRecords = z.output<typeof SkippedRecords>;

/** How many records one page or run read, changed and skipped. */
export type Counts = {
  read: number;
  created: number;
  updated: number;
  switchedOff: number;
  skipped: SkipReasons;
  skippedRecords: SkippedRecords;
};

export type Skips = Pick<Counts, "skipped" | "skippedRecords">;
