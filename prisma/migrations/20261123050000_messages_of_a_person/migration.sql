-- By what the privacy desk finds a person's messages, as lib/privacy/find-person.ts and collect-person.ts write it.
CREATE INDEX "contact_submissions_phone_digits_idx" ON "contact_submissions"
  (right(regexp_replace(coalesce("phone", ''), '\D', '', 'g'), 10));
CREATE INDEX "contact_submissions_email_idx" ON "contact_submissions" (lower("email"));
