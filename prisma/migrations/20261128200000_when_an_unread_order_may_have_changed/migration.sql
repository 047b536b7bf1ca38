-- An order that waits for another read may be a sale of a member who would else count as away. Of those recorded before,
-- the last try is the best that is known.
ALTER TABLE "sync_retries" ADD COLUMN "missed_from" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
UPDATE "sync_retries" SET "missed_from" = "since";
