-- CreateTable
CREATE TABLE "search_misses" (
    "week" DATE NOT NULL,
    "term" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "search_misses_pkey" PRIMARY KEY ("week","term"),
    CONSTRAINT "search_misses_term" CHECK (length("term") BETWEEN 1 AND 40)
);
