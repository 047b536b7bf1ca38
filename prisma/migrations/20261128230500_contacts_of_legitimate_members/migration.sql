-- A legitimate member has an e-mail address or a phone number. The lists and counts of members use these indexes only
-- where their condition says so too.
CREATE INDEX "customers_members_by_visits_new_idx" ON "customers"("member_visits", "id")
  WHERE ("member_id" = "id") IS TRUE AND "removed_at" IS NULL AND NOT "is_placeholder"
    AND ("emails" <> '{}' OR "phone_digits" <> '{}');
CREATE INDEX "customers_members_by_last_visit_new_idx" ON "customers"("member_last_visit_at" DESC NULLS LAST, "id" DESC)
  WHERE ("member_id" = "id") IS TRUE AND "removed_at" IS NULL AND NOT "is_placeholder"
    AND ("emails" <> '{}' OR "phone_digits" <> '{}');

-- Last, because nobody can read the table from here to the end of the transaction.
DROP INDEX "customers_members_by_visits_idx";
DROP INDEX "customers_members_by_last_visit_idx";
ALTER INDEX "customers_members_by_visits_new_idx" RENAME TO "customers_members_by_visits_idx";
ALTER INDEX "customers_members_by_last_visit_new_idx" RENAME TO "customers_members_by_last_visit_idx";
