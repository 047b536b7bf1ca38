-- A trigram index answers equality as well, and the planner takes it for that at many times the cost of the unique one.
-- The search of orders asks for the beginning of an id, which the unique index serves.
-- DropIndex
DROP INDEX "orders_clover_id_trgm_idx";
