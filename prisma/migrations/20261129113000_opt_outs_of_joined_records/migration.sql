-- An opt-out of sale counts for the person: records that joined a member after it was told did not get it.
UPDATE "customers" c SET "sale_opt_out_at" = told.at
FROM (
  SELECT "member_id", min("sale_opt_out_at") AS at FROM "customers" WHERE "sale_opt_out_at" IS NOT NULL GROUP BY "member_id"
) told
WHERE c."member_id" = told."member_id" AND c."sale_opt_out_at" IS NULL;
