-- Units of each product in paid orders of the last 90 days, counted by lib/catalog/count-sales.ts: what the shelf is ordered by.
ALTER TABLE "products" ADD COLUMN "sold_recently" INTEGER NOT NULL DEFAULT 0;
