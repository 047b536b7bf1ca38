-- The first records that a run skipped for each reason, by which staff find them at Clover.
ALTER TABLE "sync_runs" ADD COLUMN "skipped_records" JSONB NOT NULL DEFAULT '{}';
