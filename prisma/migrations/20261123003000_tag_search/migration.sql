-- The shelf's search looks into the first characters of a description, as many as a tag has (lib/catalog/tags.ts).
CREATE INDEX "products_tag_trgm_idx" ON "products" USING GIN (left("description", 20) gin_trgm_ops);
