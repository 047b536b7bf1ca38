-- Goods that the register takes off sale when they run out are to be ordered; the next sync says of each whether it did.
ALTER TABLE "products" ADD COLUMN "is_sold_out" BOOLEAN NOT NULL DEFAULT false;
