-- The one search finds products also by their barcode. The expression is that of lib/search/queries.ts.
DROP INDEX "products_search_trgm_idx";
CREATE INDEX "products_search_trgm_idx" ON "products" USING GIN (("name" || ' ' || coalesce("sku", '') || ' '
  || coalesce("code", '') || ' ' || coalesce("clover_id", '') || ' ' || ("id")::text) gin_trgm_ops);
