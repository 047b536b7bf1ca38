-- A record whose note the register refused comes last in later pushes, so that it does not keep others from their turn.
ALTER TABLE "customers" ADD COLUMN "note_failed_at" TIMESTAMPTZ(3);
