-- CreateTable
CREATE TABLE "hours_exceptions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "opens_minute" INTEGER,
    "closes_minute" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hours_exceptions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "hours_exceptions_days" CHECK ("last_day" >= "first_day"),
    CONSTRAINT "hours_exceptions_times" CHECK (
        ("opens_minute" IS NULL AND "closes_minute" IS NULL)
        OR ("opens_minute" >= 0 AND "opens_minute" < "closes_minute" AND "closes_minute" <= 1440)
    ),
    CONSTRAINT "hours_exceptions_no_overlap" EXCLUDE USING gist (daterange("first_day", "last_day", '[]') WITH &&)
);
