-- Names are searched without their accents, as lib/customers/search-text.ts writes them. A customer would otherwise not be
-- found by an accent until the next reading of all customers.
UPDATE "customers"
SET "search_text" = lower(normalize(regexp_replace(normalize("search_text", NFKD), '[\u0300-\u036f]', '', 'g'), NFC))
WHERE "search_text" ~ '[^\u0001-\u007f]';
