import "server-only";
import type { Ctx } from "@/lib/context";
import { shareMembers } from "@/lib/customers/lock-customers";
import { Prisma } from "@/lib/db/client";
import { missingFrom, type ReadSoFar } from "./missing-records";
import type { PlannedCustomer } from "./plan-customers";
import { NO_ROWS, type RowCounts } from "./row-counts";
import { arrayLiteral, column, isoOrNull } from "./sql";

/** Key of the advisory lock for giving records their e-mail; any number that no other lock uses. */
const EMAILS_LOCK = 4_702_552;

/**
 * Lets one transaction at a time give records their e-mail: of two that do not see each other's records, both would give
 * the same one away, and the second would fail. Acquired after `lockMembers` and before any customer row is locked, to
 * avoid a deadlock. Keeps every record in its member for the same reason: whoever joins two records locks also those
 * that a page has connected with them, and not in order.
 */
async function lockEmails(tx: Ctx): Promise<void> {
  await shareMembers(tx.db);
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(${EMAILS_LOCK}::bigint)`;
}

/**
 * Writes one page of customers in one statement and gives waiting orders their customer. An e-mail that another
 * record holds stays in `emails` only; `assignEmails` decides at the end of the full read who keeps it.
 */
export async function applyCustomers(tx: Ctx, customers: readonly PlannedCustomer[]): Promise<RowCounts> {
  if (customers.length === 0) return NO_ROWS;
  await lockEmails(tx);
  const rows = await tx.db.$queryRaw<RowCounts[]>`
    WITH page AS (
      SELECT clover_id, first_name, last_name, email, emails::text[] AS emails, phone,
        phone_digits::text[] AS phone_digits, placeholder_reason, marketing_allowed, note, business_name,
        birthday::jsonb AS birthday, search_text, since
      FROM unnest(
        ${column(customers, (row) => row.cloverId)}::text[],
        ${column(customers, (row) => row.firstName)}::text[],
        ${column(customers, (row) => row.lastName)}::text[],
        ${column(customers, (row) => row.email)}::text[],
        ${column(customers, (row) => arrayLiteral(row.emails))}::text[],
        ${column(customers, (row) => row.phone)}::text[],
        ${column(customers, (row) => arrayLiteral(row.phoneDigits))}::text[],
        ${column(customers, (row) => row.placeholderReason)}::text[],
        ${column(customers, (row) => row.marketingAllowed)}::boolean[],
        ${column(customers, (row) => row.metadata.note || null)}::text[],
        ${column(customers, (row) => row.metadata.businessName || null)}::text[],
        ${column(customers, birthday)}::text[],
        ${column(customers, (row) => row.searchText)}::text[],
        ${column(customers, (row) => isoOrNull(row.createdAt))}::timestamptz[]
      ) AS given (clover_id, first_name, last_name, email, emails, phone, phone_digits, placeholder_reason,
        marketing_allowed, note, business_name, birthday, search_text, since)
    ), incoming AS (
      -- Who has an e-mail keeps it until the end of the read, also beside an older record or one of an erased person.
      SELECT page.*, known.id AS known_id, known.created_at AS known_since, CASE
        WHEN known.email = page.email THEN page.email
        WHEN row_number() OVER (PARTITION BY page.email ORDER BY since, page.clover_id) > 1 THEN NULL
        WHEN EXISTS (SELECT 1 FROM customers other
          WHERE other.email = page.email AND other.clover_id IS DISTINCT FROM page.clover_id) THEN NULL
        ELSE page.email END AS own_email
      FROM page LEFT JOIN customers known ON known.clover_id = page.clover_id
    ), written AS (
      INSERT INTO customers AS c (clover_id, first_name, last_name, email, emails, phone, phone_digits, is_placeholder,
        placeholder_reason, marketing_allowed, clover_note, clover_business_name, clover_birthday, search_text,
        created_at)
      SELECT i.clover_id, i.first_name, i.last_name, i.own_email, i.emails, i.phone, i.phone_digits,
        i.placeholder_reason IS NOT NULL, i.placeholder_reason, i.marketing_allowed,
        i.note, i.business_name, i.birthday, i.search_text, coalesce(i.since, i.known_since, now())
      FROM incoming i
      -- The order in which check-ins and joins lock rows.
      ORDER BY i.known_id, i.clover_id
      ON CONFLICT (clover_id) DO UPDATE SET
        first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email,
        emails = excluded.emails, phone = excluded.phone, phone_digits = excluded.phone_digits,
        is_placeholder = coalesce(c.placeholder_by_staff, excluded.is_placeholder),
        placeholder_reason = excluded.placeholder_reason,
        marketing_allowed = excluded.marketing_allowed,
        marketing_changed_at = CASE WHEN c.marketing_allowed = excluded.marketing_allowed THEN c.marketing_changed_at
          ELSE now() END,
        clover_note = excluded.clover_note,
        clover_business_name = excluded.clover_business_name, clover_birthday = excluded.clover_birthday,
        search_text = excluded.search_text, created_at = excluded.created_at, removed_at = NULL, updated_at = now()
      WHERE c.removed_at IS NOT NULL
        OR (c.first_name, c.last_name, c.email, c.emails, c.phone, c.phone_digits, c.placeholder_reason, c.is_placeholder,
            c.marketing_allowed, c.clover_note, c.clover_business_name, c.clover_birthday, c.search_text, c.created_at)
          IS DISTINCT FROM (excluded.first_name, excluded.last_name, excluded.email, excluded.emails, excluded.phone,
            excluded.phone_digits, excluded.placeholder_reason,
            coalesce(c.placeholder_by_staff, excluded.is_placeholder), excluded.marketing_allowed,
            excluded.clover_note, excluded.clover_business_name, excluded.clover_birthday, excluded.search_text, excluded.created_at)
      RETURNING c.id, c.clover_id, xmax = 0 AS is_new
    ), listed AS (
      SELECT id, clover_id FROM written
      UNION SELECT known.id, known.clover_id FROM customers known JOIN page ON page.clover_id = known.clover_id
    ), linked AS (
      -- Of unchanged customers too: an order and its customer that were stored at the same time did not see each other.
      UPDATE orders SET customer_id = listed.id FROM listed
      WHERE orders.customer_id IS NULL AND orders.customer_clover_id = listed.clover_id)
    SELECT count(*) FILTER (WHERE is_new)::int AS created, count(*) FILTER (WHERE NOT is_new)::int AS updated
    FROM written`;
  return rows[0] ?? NO_ROWS;
}

function birthday({ metadata }: PlannedCustomer): string | null {
  const { dobYear, dobMonth, dobDay } = metadata;
  if (dobYear == null && dobMonth == null && dobDay == null) return null;
  return JSON.stringify({ year: dobYear ?? null, month: dobMonth ?? null, day: dobDay ?? null });
}

/** Records of a main e-mail that not each of them has for its own: `assignEmails` changes no others. */
const WITH_SHARED_EMAIL = Prisma.sql`
  emails[1] IN (SELECT emails[1] FROM customers WHERE email IS DISTINCT FROM emails[1])`;

/** Locks records in the order in which check-ins and joins do, to avoid a deadlock. */
async function lockRecords(tx: Ctx, ids: Prisma.Sql): Promise<void> {
  await tx.db.$executeRaw`SELECT FROM customers WHERE id IN (${ids}) ORDER BY id FOR UPDATE`;
}

/**
 * Of all records with the same main e-mail the oldest one that Clover still has keeps it, independent of the order of
 * arrival; the others have it in `emails`.
 */
export async function assignEmails(tx: Ctx): Promise<void> {
  await lockEmails(tx);
  await lockRecords(tx, Prisma.sql`SELECT id FROM customers WHERE ${WITH_SHARED_EMAIL}`);
  await tx.db.$executeRaw`
    UPDATE customers SET email = NULL, updated_at = now() FROM (
      SELECT id, row_number() OVER (
        PARTITION BY emails[1] ORDER BY removed_at IS NOT NULL, created_at, clover_id) AS place
      FROM customers WHERE ${WITH_SHARED_EMAIL}
    ) AS claim
    WHERE claim.id = customers.id AND claim.place > 1 AND customers.email IS NOT NULL`;
  await tx.db.$executeRaw`
    UPDATE customers SET email = emails[1], updated_at = now() WHERE id IN (
      SELECT DISTINCT ON (emails[1]) id FROM customers WHERE ${WITH_SHARED_EMAIL}
      ORDER BY emails[1], removed_at IS NOT NULL, created_at, clover_id
    ) AND email IS DISTINCT FROM emails[1]`;
}

/**
 * Marks the customers a complete read did not list as removed; their visits and orders stay. Runs in the transaction of
 * `assignEmails`, whose records it locks with its own, because only one statement locks them in order.
 */
export async function removeMissingCustomers(tx: Ctx, read: ReadSoFar): Promise<number> {
  await lockEmails(tx);
  const missing = missingFrom("customers", read);
  await lockRecords(
    tx,
    Prisma.sql`SELECT id FROM customers WHERE ${missing} UNION SELECT id FROM customers WHERE ${WITH_SHARED_EMAIL}`,
  );
  return tx.db.$executeRaw`UPDATE customers SET removed_at = now(), updated_at = now() WHERE ${missing}`;
}
