-- The planner has no statistics on a comparison of two columns and takes "member_id = id" for one row, so it read the
-- whole table and sorted it for each page of the loyalty screen. An index of members only is in the order of the list.
CREATE INDEX "customers_members_by_visits_idx" ON "customers"("member_visits", "id")
  WHERE "member_id" = "id" AND "removed_at" IS NULL AND NOT "is_placeholder";
