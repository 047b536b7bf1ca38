-- The audit is searched by an id, whatever kind of thing it is of, and by a part of what the thing was called.
CREATE INDEX "audit_entries_entity_id_entity_id_idx" ON "audit_entries"("entity_id", "entity", "id" DESC);
CREATE INDEX "audit_entries_label_idx" ON "audit_entries" USING GIN ("label" gin_trgm_ops);

-- The new one answers for one kind of thing too.
DROP INDEX "audit_entries_entity_entity_id_id_idx";
