-- The one search of the back office finds products by name, article number and either id, and customers by either id. The
-- expressions are those of lib/search/queries.ts.
CREATE INDEX "products_search_trgm_idx" ON "products"
  USING GIN (("name" || ' ' || coalesce("sku", '') || ' ' || coalesce("clover_id", '') || ' ' || ("id")::text) gin_trgm_ops);

-- One index over both ids of a customer instead of one over ours; the search of orders uses it too.
DROP INDEX "customers_id_trgm_idx";
CREATE INDEX "customers_ids_trgm_idx" ON "customers" USING GIN ((("id")::text || ' ' || coalesce("clover_id", '')) gin_trgm_ops);
