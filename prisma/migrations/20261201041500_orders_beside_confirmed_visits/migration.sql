-- Visits that staff said are right name each other's orders, so that a check-in that loses its order does not take the
-- other's. Of those confirmed before, each check-in names the orders of its member and day.
UPDATE "loyalty_checkins" k SET "beside_orders" = ARRAY(
  SELECT unnest(k."beside_orders") UNION SELECT unnest(beside.orders))
FROM (
  SELECT manual."id", array_agg(other."order_id") AS orders
  FROM "loyalty_checkins" other
  JOIN "customers" own ON own."id" = other."customer_id"
  JOIN "customers" same ON same."member_id" = own."member_id"
  JOIN "loyalty_checkins" manual ON manual."customer_id" = same."id" AND manual."shop_day" = other."shop_day"
  WHERE manual."id" <> other."id" AND manual."source" = 'manual' AND other."order_id" IS NOT NULL
    AND (manual."is_repeat_right" OR other."is_repeat_right")
    AND manual."voided_at" IS NULL AND other."voided_at" IS NULL
  GROUP BY manual."id") beside
WHERE k."id" = beside."id";
