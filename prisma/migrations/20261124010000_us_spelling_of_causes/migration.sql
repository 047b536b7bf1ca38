-- The cause of a failed step is spelled as lib/upstream/error.ts does. A step that still fails would otherwise be shown
-- without its reason until its next run.
UPDATE "sync_steps" SET "cause" = 'unauthorized' WHERE "cause" = 'unauthorised';
