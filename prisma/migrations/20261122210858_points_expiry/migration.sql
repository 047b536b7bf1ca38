-- The published rule, carried out: visits of members who stayed away stop counting, and each run can be undone.
CREATE TABLE "points_expiries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "run_at" TIMESTAMPTZ(3) NOT NULL,
    "run_by" TEXT NOT NULL,
    "last_visit_before" TIMESTAMPTZ(3) NOT NULL,
    "members" INTEGER NOT NULL,
    "visits" INTEGER NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" TEXT,
    CONSTRAINT "points_expiries_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "loyalty_checkins" ADD COLUMN "expiry_id" UUID;
CREATE INDEX "loyalty_checkins_expiry_id_idx" ON "loyalty_checkins"("expiry_id") WHERE "expiry_id" IS NOT NULL;
ALTER TABLE "loyalty_checkins" ADD CONSTRAINT "loyalty_checkins_expiry_id_fkey"
  FOREIGN KEY ("expiry_id") REFERENCES "points_expiries"("id") ON DELETE SET NULL ON UPDATE CASCADE;
