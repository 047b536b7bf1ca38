-- A search of goods finds a word that a name writes in parts: "zigzag" finds "Zig-Zag". The expression is that of
-- lib/catalog/text-sql.ts.
CREATE INDEX "products_joined_name_trgm_idx" ON "products" USING GIN (translate("name", ' .&/''-', '') gin_trgm_ops);
