-- A picture was deleted within a day of being replaced when it had been uploaded more than a week before, while pages that
-- were still open, and crawlers, asked for it. The daily job now writes down which pictures it finds in use.
ALTER TABLE "images" ADD COLUMN "named_at" TIMESTAMPTZ(3);
