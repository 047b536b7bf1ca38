-- A failed tier note of the poll is now recorded with the hourly push of tiers, and the shop's opening is no longer a
-- step; no run would clear the rows they left.
DELETE FROM "sync_steps" WHERE "kind" = 'orders' AND "name" IN ('notes', 'shop-opening');
