-- Staff search messages by a part of a number, whatever stands between its digits (lib/messages/search-sql.ts).
CREATE INDEX "contact_submissions_phone_digits_trgm_idx" ON "contact_submissions"
  USING GIN (right(regexp_replace(coalesce("phone", ''), '\D', '', 'g'), 10) gin_trgm_ops);
