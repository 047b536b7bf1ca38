ALTER TABLE "products"
  ADD COLUMN "code" TEXT,
  ADD COLUMN "cost" DECIMAL(10,2),
  ADD COLUMN "category_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "is_group" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "group_id" UUID,
  ADD COLUMN "option_label" TEXT,
  ADD COLUMN "price_max" DECIMAL(10,2),
  ADD COLUMN "modifiers" JSONB NOT NULL DEFAULT '[]';

UPDATE "products" SET "category_names" = ARRAY["category_name"] WHERE "category_name" IS NOT NULL;

CREATE INDEX "products_group_id_idx" ON "products"("group_id");
CREATE INDEX "products_sku_idx" ON "products" USING GIN ("sku" gin_trgm_ops);
CREATE INDEX "products_code_idx" ON "products" USING GIN ("code" gin_trgm_ops);
