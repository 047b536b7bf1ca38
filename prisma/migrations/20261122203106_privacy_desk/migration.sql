-- Told at the desk: this person's covered information is never to be sold.
ALTER TABLE "customers" ADD COLUMN "sale_opt_out_at" TIMESTAMPTZ(3);

-- A request of somebody about their own data, with its clock.
CREATE TABLE "privacy_requests" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "source" TEXT NOT NULL,
    "message_id" UUID,
    "clover_ids" TEXT[] NOT NULL DEFAULT '{}',
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "erased_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" TEXT,
    "outcome" TEXT,
    CONSTRAINT "privacy_requests_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "privacy_requests_closed_at_due_at_idx" ON "privacy_requests"("closed_at", "due_at");
CREATE UNIQUE INDEX "privacy_requests_message_id_key" ON "privacy_requests"("message_id");
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_message_id_fkey"
  FOREIGN KEY ("message_id") REFERENCES "contact_submissions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Whom a sync must not bring back: salted hashes only, nobody can be read from them.
CREATE TABLE "erased_identifiers" (
    "hash" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "erased_identifiers_pkey" PRIMARY KEY ("hash")
);

-- SHA-256 of an identifier with the shop's salt, which the first erasure makes; null without a salt or an identifier.
CREATE FUNCTION "erasure_hash"(kind TEXT, identifier TEXT) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(value || ':' || kind || ':' || identifier, 'UTF8')), 'hex')
  FROM settings WHERE key = 'erasure-salt'
$$;

-- Writers of customers and orders share one lock with each other that an erasure takes alone: a page of a sync is
-- either committed before the erasure looks, or sees what was erased.
CREATE FUNCTION "erased_customers_stay_erased"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(714001);
  IF NOT EXISTS (SELECT FROM erased_identifiers) THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM erased_identifiers WHERE hash = erasure_hash('clover', NEW.clover_id)) THEN
    RETURN NULL;
  END IF;
  -- The same person under another record of the register. One who signed up after the erasure is welcome.
  IF NOT EXISTS (SELECT FROM customers WHERE clover_id = NEW.clover_id) AND EXISTS (
    SELECT FROM erased_identifiers e
    WHERE NEW.created_at < e.erased_at AND e.hash IN (
      SELECT erasure_hash('phone', digits) FROM unnest(NEW.phone_digits) AS digits
      UNION ALL SELECT erasure_hash('email', address) FROM unnest(NEW.emails) AS address)
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "customers_erased_stay_erased" BEFORE INSERT ON "customers"
  FOR EACH ROW EXECUTE FUNCTION "erased_customers_stay_erased"();

CREATE FUNCTION "orders_forget_erased_customers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(714001);
  IF EXISTS (SELECT FROM erased_identifiers)
    AND EXISTS (SELECT FROM erased_identifiers WHERE hash = erasure_hash('clover', NEW.customer_clover_id)) THEN
    NEW.customer_clover_id := NULL;
    NEW.customer_id := NULL;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "orders_erased_customers" BEFORE INSERT OR UPDATE OF "customer_clover_id" ON "orders"
  FOR EACH ROW WHEN (NEW.customer_clover_id IS NOT NULL) EXECUTE FUNCTION "orders_forget_erased_customers"();
