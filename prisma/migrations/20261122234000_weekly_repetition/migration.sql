-- AlterTable
ALTER TABLE "deals" ADD COLUMN     "repeat_days" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "repeat_from" TEXT,
ADD COLUMN     "repeat_to" TEXT;

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "attendees_for" TIMESTAMPTZ(3),
ADD COLUMN     "repeat_days" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "repeat_until" DATE;

-- A rule that no screen could have made is a bug: it is refused here.
ALTER TABLE "deals" ADD CONSTRAINT "deals_repeat" CHECK (
    "repeat_days" <@ ARRAY['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
    AND ("repeat_from" IS NULL) = ("repeat_to" IS NULL)
    AND ("repeat_from" IS NULL OR cardinality("repeat_days") > 0)
);
ALTER TABLE "events" ADD CONSTRAINT "events_repeat" CHECK (
    "repeat_days" <@ ARRAY['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
    AND (cardinality("repeat_days") = 0) = ("repeat_until" IS NULL)
);
