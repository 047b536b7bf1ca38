-- It holds the number of the page in its read, not the place of a record in the list.
ALTER TABLE "sync_seen_pages" RENAME COLUMN "offset" TO "page";
