-- A line's part in its order's revenue: a discount on the whole order is in no line. Orders stored before have none, and
-- their lines count as they are, until the next whole reading.
ALTER TABLE "orders" ADD COLUMN "kept_goods" DECIMAL(10,2) NOT NULL DEFAULT 0;
