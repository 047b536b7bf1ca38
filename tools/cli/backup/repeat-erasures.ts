import type pg from "pg";
import { countOf } from "@/lib/count";
import { LAST_TEN_DIGITS } from "@/lib/messages/last-ten-digits";
import { ERASURE_LOCK } from "@/lib/privacy/erasure-lock";

/** The temporary tables belong to the restore's transaction and disappear with it. */
const KEEP = `
  CREATE TEMP TABLE kept_erasures ON COMMIT DROP AS
  SELECT e.hash, e.erased_at, s.value AS salt
  FROM erased_identifiers e JOIN settings s ON s.key = 'erasure-salt';
  CREATE TEMP TABLE kept_customers ON COMMIT DROP AS SELECT clover_id FROM customers`;

const NONE_KEPT =
  "CREATE TEMP TABLE kept_erasures (hash text, erased_at timestamptz, salt text) ON COMMIT DROP";

/** What erasure_hash returns, with the salt of the database as it was. */
const keptHash = (kind: string, identifier: string): string => `
  encode(sha256(convert_to((SELECT salt FROM kept_erasures LIMIT 1) || ':' || ${kind} || ':' || ${identifier}, 'UTF8')), 'hex')`;

const isKept = (cloverId: string) => `${keptHash("'clover'", cloverId)} IN (SELECT hash FROM kept_erasures)`;

/**
 * People who were here before their erasure, found as lib/privacy/erase-person.ts finds what belongs to a person. Whoever
 * is still here was not erased with them, although the backup may have them under a number that both had then.
 */
const FIND = `
  CREATE TEMP TABLE erased_again ON COMMIT DROP AS
  WITH gone AS (
    SELECT * FROM customers c WHERE NOT EXISTS (SELECT FROM kept_customers k WHERE k.clover_id = c.clover_id))
  SELECT i.id, i.kind, i.identifier, e.hash, e.erased_at
  FROM (
    SELECT id, created_at AS at, 'clover' AS kind, clover_id AS identifier FROM customers
    UNION SELECT id, created_at, 'phone', unnest(phone_digits) FROM gone
    UNION SELECT id, created_at, 'email', unnest(array_append(emails, email)) FROM gone
    UNION SELECT id, created_at, 'email', lower(email) FROM contact_submissions
    UNION SELECT id, created_at, 'phone', ${LAST_TEN_DIGITS} FROM contact_submissions
    UNION SELECT id, created_at, 'account', id::text FROM users
    UNION SELECT id, received_at, 'email', lower(email) FROM privacy_requests
    UNION SELECT id, received_at, 'phone', ${LAST_TEN_DIGITS} FROM privacy_requests
  ) AS i
  JOIN kept_erasures e ON e.hash = ${keptHash("i.kind", "i.identifier")}
  WHERE i.kind = 'clover' OR i.at < e.erased_at`;

/**
 * A backup without a salt gets the one that was here. When it has one of its own, only people who were found can be
 * hashed again.
 */
const REMEMBER = `
  INSERT INTO settings (key, value) SELECT 'erasure-salt', salt FROM kept_erasures LIMIT 1 ON CONFLICT (key) DO NOTHING;
  INSERT INTO erased_identifiers (hash, erased_at)
  SELECT hash, max(erased_at) FROM (
    SELECT erasure_hash(kind, identifier) AS hash, erased_at FROM erased_again
    UNION ALL SELECT hash, erased_at FROM kept_erasures
    WHERE salt = (SELECT value FROM settings WHERE key = 'erasure-salt')
  ) AS known GROUP BY hash
  ON CONFLICT (hash) DO UPDATE SET erased_at = greatest(erased_identifiers.erased_at, excluded.erased_at)`;

const ERASE = `
  UPDATE orders SET customer_id = NULL, customer_clover_id = NULL
  WHERE customer_id IN (SELECT id FROM erased_again) OR ${isKept("customer_clover_id")};
  DELETE FROM sync_retries WHERE kind = 'customers' AND ${isKept("clover_id")};
  UPDATE sync_seen_pages SET ids = ARRAY(
    SELECT k.id FROM unnest(ids) WITH ORDINALITY AS k (id, place) WHERE NOT ${isKept("k.id")} ORDER BY k.place)
  WHERE kind = 'customers';
  UPDATE deletion_holds SET clover_ids = ARRAY(
    SELECT k.id FROM unnest(clover_ids) WITH ORDINALITY AS k (id, place) WHERE NOT ${isKept("k.id")} ORDER BY k.place)
  WHERE kind = 'customers';
  UPDATE sync_runs SET skipped_records = '{}' WHERE EXISTS (
    SELECT FROM jsonb_each(skipped_records) AS reason (words, records), jsonb_array_elements(records) AS record
    WHERE ${isKept("(record ->> 'id')")});
  DELETE FROM contact_submissions WHERE id IN (SELECT id FROM erased_again);
  DELETE FROM users WHERE id IN (SELECT id FROM erased_again);
  UPDATE privacy_requests SET name = NULL, email = NULL, phone = NULL, outcome = NULL
  WHERE id IN (SELECT id FROM erased_again)`;

const LOST = `
  SELECT count(*)::int AS lost FROM kept_erasures
  WHERE salt <> (SELECT value FROM settings WHERE key = 'erasure-salt')
    AND hash NOT IN (SELECT hash FROM erased_again)`;

/** Sets aside whom the database was told to forget, before a restore empties it. */
export async function keepErasures(client: pg.Client): Promise<void> {
  // An erasure that runs now ends first, and a later one finds the restored rows.
  await client.query("SELECT pg_advisory_xact_lock($1)", [ERASURE_LOCK]);
  const { rows } = await client.query("SELECT to_regclass('public.erased_identifiers') IS NOT NULL AS found");
  await client.query(rows[0]?.found ? KEEP : NONE_KEPT);
}

/**
 * Erases again whom a restored backup brought back, and keeps the hashes that stop a sync from doing so.
 * @returns what whoever restores should know
 */
export async function repeatErasures(client: pg.Client): Promise<string[]> {
  const kept = await client.query("SELECT FROM kept_erasures LIMIT 1");
  if (kept.rowCount === 0) return [];
  for (const step of [FIND, REMEMBER, ERASE]) await client.query(step);
  const again = await client.query("DELETE FROM customers WHERE id IN (SELECT id FROM erased_again)");
  const lost = (await client.query<{ lost: number }>(LOST)).rows[0]?.lost ?? 0;
  const lines = [];
  if (again.rowCount)
    lines.push(
      `Erased again what was erased after the backup: ${countOf(again.rowCount, "customer record")}.`,
    );
  if (lost > 0)
    lines.push(
      `${countOf(lost, "identifier")} of erased people could not be carried over, because the backup has another salt: a sync may import these people again.`,
    );
  return lines;
}
