-- A line was counted as `quantity` pieces, so two halves of one product counted as two and 2.5 grams as one. Until its
-- order is next read, a stored line keeps the default, one whole unit for each of its `quantity`: at the latest with the
-- weekly reading of all orders, or at once with `npm run sync -- orders --full`.
ALTER TABLE "order_items" ADD COLUMN "unit_thousandths" BIGINT NOT NULL DEFAULT 1000;
ALTER TABLE "products" ALTER COLUMN "sold_recently" SET DATA TYPE DOUBLE PRECISION;
