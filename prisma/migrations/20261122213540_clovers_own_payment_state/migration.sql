-- What Clover says of the payments, beside what the money says.
ALTER TABLE "orders" ADD COLUMN "clover_payment_state" TEXT;

-- Gift cards that went back are no refund of goods.
ALTER TABLE "orders" ADD COLUMN "refunded_gift_cards" DECIMAL(10,2) NOT NULL DEFAULT 0;
