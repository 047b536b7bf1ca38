-- The visit of an order that was moved to its right buyer kept the number of the former one, who may have been erased since.
UPDATE "loyalty_checkins" AS visit SET "phone" = coalesce(customer."phone_digits"[1], '')
FROM "customers" AS customer
WHERE customer."id" = visit."customer_id" AND visit."source" = 'order' AND visit."phone" <> ALL (customer."phone_digits");
