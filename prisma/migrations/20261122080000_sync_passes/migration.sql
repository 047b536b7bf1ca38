-- Which rows a complete read saw is kept per page of ids, so that a read without changes rewrites no row.
ALTER TABLE "products" DROP COLUMN "seen_in_run";
ALTER TABLE "customers" DROP COLUMN "seen_in_run";

-- CreateTable
CREATE UNLOGGED TABLE "sync_seen_pages" (
    "kind" TEXT NOT NULL,
    "pass" BIGINT NOT NULL,
    "offset" INTEGER NOT NULL,
    "ids" TEXT[],

    CONSTRAINT "sync_seen_pages_pkey" PRIMARY KEY ("kind","pass","offset")
);

-- CreateTable
CREATE TABLE "sync_schedules" (
    "name" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sync_schedules_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "order_items_item_clover_id_idx" ON "order_items"("item_clover_id") WHERE "product_id" IS NULL;
