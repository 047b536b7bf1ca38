-- Until now a customer's new password was recorded under the customer's username, which may be a real name or an e-mail
-- address, and which an erasure of the account could not reach: the table's trigger refuses every change. It is switched
-- off for these two statements, in the transaction of this migration, which locks other writers out. The entries stay,
-- with their account's id; only the name goes. Accounts of staff, also of former ones, have entries of other actions too.
ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_append_only";
UPDATE "audit_entries" AS entry
SET "label" = NULL, "actor_name" = CASE WHEN entry."actor_id" IS NULL THEN entry."actor_name" ELSE 'customer' END
WHERE entry."entity" = 'user' AND entry."action" = 'set password'
  AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id"::text = entry."entity_id" AND "users"."is_admin")
  AND NOT EXISTS (
    SELECT FROM "audit_entries" AS other
    WHERE other."entity" = 'user' AND other."entity_id" = entry."entity_id" AND other."action" <> 'set password'
  );
-- The reason of a voided visit, which staff write freely, may name its customer; the visit itself keeps it.
UPDATE "audit_entries" SET "changes" = "changes" - 'voidReason'
WHERE "entity" = 'checkin' AND "changes" ? 'voidReason';
ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_append_only";
