-- Staff read the date of a consent from updated_at, which regrouping, tier pushes and points runs change too. When the stored
-- consents last changed is not known.
ALTER TABLE "customers" ADD COLUMN "marketing_changed_at" TIMESTAMPTZ(3);
