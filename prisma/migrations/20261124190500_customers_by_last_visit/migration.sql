-- The lists of customers and of members can be sorted by the last visit and by visits, each in the order of an index. That
-- by visits also shows test records; few of them have a visit, so it needs no column for them.
CREATE INDEX "customers_by_last_visit_idx" ON "customers"("member_last_visit_at" DESC NULLS LAST, "id" DESC)
  WHERE "removed_at" IS NULL;
CREATE INDEX "customers_by_visits_idx" ON "customers"("member_visits", "id") WHERE "removed_at" IS NULL;

-- The planner took "member_id = id" for one row and sorted all members that joined after the launch date. It has statistics
-- on the expression where a query asks whether it IS TRUE, and then walks the index of the order.
CREATE STATISTICS "customers_is_member" ON ("member_id" = "id") FROM "customers";
CREATE INDEX "customers_members_by_visits_new_idx" ON "customers"("member_visits", "id")
  WHERE ("member_id" = "id") IS TRUE AND "removed_at" IS NULL AND NOT "is_placeholder";
CREATE INDEX "customers_members_by_last_visit_idx" ON "customers"("member_last_visit_at" DESC NULLS LAST, "id" DESC)
  WHERE ("member_id" = "id") IS TRUE AND "removed_at" IS NULL AND NOT "is_placeholder";
-- The statistics are empty until the table is analyzed.
ANALYZE "customers";

-- Last, because nobody can read the table from here to the end of the transaction.
DROP INDEX "customers_is_placeholder_member_visits_id_idx";
DROP INDEX "customers_members_by_visits_idx";
ALTER INDEX "customers_members_by_visits_new_idx" RENAME TO "customers_members_by_visits_idx";
