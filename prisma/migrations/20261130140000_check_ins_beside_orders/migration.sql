-- A check-in names the orders it is counted beside from when it is recorded. Of those recorded before, each names the
-- orders of its member and day whose visits were counted beside it.
UPDATE "loyalty_checkins" k SET "beside_orders" = ARRAY(
  SELECT unnest(k."beside_orders") UNION SELECT unnest(beside.orders))
FROM (
  SELECT manual."id", array_agg(other."order_id") AS orders
  FROM "loyalty_checkins" other
  JOIN "customers" own ON own."id" = other."customer_id"
  JOIN "customers" same ON same."member_id" = own."member_id"
  JOIN "loyalty_checkins" manual ON manual."customer_id" = same."id" AND manual."shop_day" = other."shop_day"
  WHERE other."source" = 'order' AND other."order_id" IS NOT NULL
    AND manual."source" = 'manual' AND manual."order_id" IS NULL AND manual."voided_at" IS NULL
    AND (other."voided_at" IS NULL OR manual."created_at" < other."voided_at")
  GROUP BY manual."id") beside
WHERE k."id" = beside."id";
