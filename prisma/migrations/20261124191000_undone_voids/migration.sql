-- Restoring a visit cleared why it had been voided. Now the visit keeps each void that was undone, with both reasons.
CREATE TABLE "undone_voids" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "checkin_id" UUID NOT NULL,
    "voided_at" TIMESTAMPTZ(3) NOT NULL,
    "voided_by" TEXT,
    "void_reason" TEXT,
    "restored_at" TIMESTAMPTZ(3) NOT NULL,
    "restored_by" TEXT NOT NULL,
    "restore_reason" TEXT NOT NULL,
    CONSTRAINT "undone_voids_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "undone_voids_checkin_id_restored_at_idx" ON "undone_voids"("checkin_id", "restored_at");
ALTER TABLE "undone_voids" ADD CONSTRAINT "undone_voids_checkin_id_fkey"
  FOREIGN KEY ("checkin_id") REFERENCES "loyalty_checkins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
