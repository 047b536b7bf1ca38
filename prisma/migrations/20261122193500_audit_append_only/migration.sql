-- What the changed thing was called at the time: a deal's title, a product's name. Never a person's name.
ALTER TABLE "audit_entries" ADD COLUMN "label" TEXT;

-- The screen lists by kind of thing and by who did it, newest first.
CREATE INDEX "audit_entries_entity_id_idx" ON "audit_entries"("entity", "id" DESC);
CREATE INDEX "audit_entries_actor_name_id_idx" ON "audit_entries"("actor_name", "id" DESC);

-- An entry is never changed or removed, by nobody, whatever statement asks. Only reading a backup into the database
-- may empty the table: it says so with a setting of its transaction.
CREATE FUNCTION "audit_entries_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' AND current_setting('shop.restoring', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "audit_entries_are_append_only"();
CREATE TRIGGER "audit_entries_not_truncated" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_are_append_only"();
