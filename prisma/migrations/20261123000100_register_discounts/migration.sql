-- CreateTable
CREATE TABLE "register_discounts" (
    "clover_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "percent" DECIMAL(7,4),
    "amount" DECIMAL(10,2),

    CONSTRAINT "register_discounts_pkey" PRIMARY KEY ("clover_id")
);
