-- A member may come twice on one day. Without a record of that decision the second visit is reviewed for 30 days.
ALTER TABLE "loyalty_checkins" ADD COLUMN "is_repeat_right" BOOLEAN NOT NULL DEFAULT false;
