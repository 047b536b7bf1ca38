-- Undoing a run of the points policy is a decision about this absence of its members. Without a record of it, the next
-- day's run would carry the rule out on them again.
ALTER TABLE "customers" ADD COLUMN "points_kept_before" TIMESTAMPTZ(3);
