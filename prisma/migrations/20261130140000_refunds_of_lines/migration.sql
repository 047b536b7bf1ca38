-- Where only Clover's list of refunds tells which lines a refund was for, the next reading of the order looked there again;
-- the list goes back 90 days, so gift cards and goods that came back earlier turned into others. Stored lines get theirs
-- when their order is next read.
ALTER TABLE "order_items" ADD COLUMN "refund_clover_id" TEXT;
