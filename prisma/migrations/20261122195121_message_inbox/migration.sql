-- What the visitor asks for: a message, or one of the requests of the privacy policy.
ALTER TABLE "contact_submissions" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'message',
  ADD COLUMN "archived_at" TIMESTAMPTZ(3),
  ADD COLUMN "archived_by" TEXT;

-- What the inbox searches, as lib/messages/queries.ts writes it.
CREATE INDEX "contact_submissions_search_trgm_idx" ON "contact_submissions"
  USING GIN (("name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || "message") gin_trgm_ops);
