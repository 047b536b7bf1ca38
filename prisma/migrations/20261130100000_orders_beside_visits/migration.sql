-- A join merges an order's visit into a check-in of the other record. The member's own check-ins of that day, which
-- were counted beside that visit, name the order, or it would be attached to one of them when the records part.
ALTER TABLE "loyalty_checkins" ADD COLUMN "beside_orders" UUID[] NOT NULL DEFAULT '{}';
