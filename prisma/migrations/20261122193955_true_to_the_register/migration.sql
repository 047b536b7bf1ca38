-- DropIndex
DROP INDEX "customers_is_placeholder_checkin_count_id_idx";

-- AlterTable
ALTER TABLE "customers" ADD COLUMN     "is_separate" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "member_id" UUID,
ADD COLUMN     "member_last_visit_at" TIMESTAMPTZ(3),
ADD COLUMN     "member_visits" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "placeholder_by_staff" BOOLEAN;

-- AlterTable
ALTER TABLE "loyalty_checkins" ADD COLUMN     "is_kept_by_staff" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'goods';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "discounts" DECIMAL(10,2) NOT NULL DEFAULT 0,
ADD COLUMN     "fees" DECIMAL(10,2) NOT NULL DEFAULT 0,
ADD COLUMN     "gift_cards" DECIMAL(10,2) NOT NULL DEFAULT 0,
ADD COLUMN     "gross_sales" DECIMAL(10,2) NOT NULL DEFAULT 0,
ADD COLUMN     "refunded_goods" DECIMAL(10,2) NOT NULL DEFAULT 0,
ADD COLUMN     "tips" DECIMAL(10,2) NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "is_hidden_at_register" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_shown_by_staff" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "customer_links" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "from_id" UUID NOT NULL,
    "to_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "clover_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "order_id" UUID,
    "order_clover_id" TEXT,
    "amount" DECIMAL(10,2) NOT NULL,
    "tax" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "tip" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "is_void" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sync_steps" (
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "last_tried_at" TIMESTAMPTZ(3) NOT NULL,
    "last_done_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "cause" TEXT,
    "error" TEXT,

    CONSTRAINT "sync_steps_pkey" PRIMARY KEY ("kind","name")
);

-- CreateTable
CREATE TABLE "sync_retries" (
    "kind" TEXT NOT NULL,
    "clover_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sync_retries_pkey" PRIMARY KEY ("kind","clover_id")
);

-- CreateTable
CREATE TABLE "deletion_holds" (
    "kind" TEXT NOT NULL,
    "clover_ids" TEXT[],
    "known" INTEGER NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "confirmed_by" TEXT,

    CONSTRAINT "deletion_holds_pkey" PRIMARY KEY ("kind")
);

-- CreateIndex
CREATE INDEX "customer_links_to_id_idx" ON "customer_links"("to_id");

-- CreateIndex
CREATE UNIQUE INDEX "customer_links_from_id_to_id_key" ON "customer_links"("from_id", "to_id");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_clover_id_key" ON "refunds"("clover_id");

-- CreateIndex
CREATE INDEX "refunds_created_at_idx" ON "refunds"("created_at");

-- CreateIndex
CREATE INDEX "refunds_order_id_idx" ON "refunds"("order_id");

-- CreateIndex
CREATE INDEX "refunds_order_clover_id_idx" ON "refunds"("order_clover_id");

-- CreateIndex
CREATE INDEX "customers_is_placeholder_member_visits_id_idx" ON "customers"("is_placeholder", "member_visits", "id");

-- CreateIndex
CREATE INDEX "customers_member_id_idx" ON "customers"("member_id");

-- AddForeignKey
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A record stands alone until it is grouped: it is its own member, with its own visits.
CREATE FUNCTION "customer_is_own_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.member_id IS NULL THEN
    NEW.member_id := NEW.id;
    NEW.member_visits := NEW.checkin_count;
    NEW.member_last_visit_at := NEW.last_visit_at;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "customers_own_member" BEFORE INSERT ON "customers"
  FOR EACH ROW EXECUTE FUNCTION "customer_is_own_member"();
UPDATE "customers" SET member_id = id, member_visits = checkin_count, member_last_visit_at = last_visit_at;

-- Orders read before have no money by kind: all of the history is read again once.
DELETE FROM "sync_cursors" WHERE kind = 'orders';
