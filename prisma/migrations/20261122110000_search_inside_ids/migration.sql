-- Members are listed by visits, the id settling equal numbers.
-- DropIndex
DROP INDEX "customers_is_placeholder_checkin_count_idx";

-- CreateIndex
CREATE INDEX "customers_is_placeholder_checkin_count_id_idx" ON "customers"("is_placeholder", "checkin_count", "id");

-- Staff search orders by any part of an id. An expression cannot be taken for equality with the id itself, as the planner
-- did with the trigram index that was dropped before. Both ids of an order never change, so updates do not touch it.
CREATE INDEX "orders_ids_trgm_idx" ON "orders" USING GIN ((("id")::text || ' ' || coalesce("clover_id", '')) gin_trgm_ops);
CREATE INDEX "customers_id_trgm_idx" ON "customers" USING GIN ((("id")::text) gin_trgm_ops);
