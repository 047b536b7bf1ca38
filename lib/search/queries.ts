import "server-only";
import { nameHas } from "@/lib/catalog/text-sql";
import { type Ctx, requireAdmin } from "@/lib/context";
import { fullNameSql, shownEmailSql } from "@/lib/customers/name-sql";
import { customerMatches } from "@/lib/customers/queries";
import { Prisma } from "@/lib/db/client";
import { containing, searchWords } from "@/lib/db/like";
import { messageMatches } from "@/lib/messages/search-sql";
import { searchDigits } from "@/lib/phone";
import { HITS_OF_A_KIND, SEARCH_LETTERS, type SearchHit, type SearchQuery } from "@/lib/search/schema";
import { FoundRow, toSearchHit } from "@/lib/search/to-search-hit";
import { folded } from "@/lib/text";

/**
 * Finds customers, orders, products, deals, events and messages by any part of a name, number, e-mail, id or code,
 * without case, in one statement. Orders are also found by the names of their customers. Customers and products that
 * begin with the text come first, then customers whose number ends with it. With fewer than three letters only deals and
 * events are looked through.
 */
export async function searchEverything(ctx: Ctx, { q }: SearchQuery): Promise<SearchHit[]> {
  requireAdmin(ctx);
  if (q === "") return [];
  const parts = q.length < SEARCH_LETTERS ? [deals(q), events(q)] : everything(q);
  const rows = await ctx.db.$queryRaw<unknown[]>`
    ${q.length < SEARCH_LETTERS ? Prisma.empty : people(q)}
    ${Prisma.join(parts, " UNION ALL ")}`;
  return rows.map((row) => toSearchHit(FoundRow.parse(row), ctx.now().getTime()));
}

const everything = (q: string): Prisma.Sql[] => [
  Prisma.sql`(SELECT 'customer' AS kind, id::text, name AS title, at,
      jsonb_build_object('phone', phone, 'email', email, 'visits', visits) AS details
    FROM people ORDER BY place)`,
  orders(q),
  products(q),
  deals(q),
  events(q),
  messages(q),
];

/**
 * First, because orders are looked up by them. `member_visits + 0` keeps the planner from walking all customers in the
 * order of an index instead of sorting the few that match.
 */
function people(q: string): Prisma.Sql {
  return Prisma.sql`
    WITH people AS MATERIALIZED (
      SELECT id, ${fullNameSql()} AS name, created_at AS at, phone, ${shownEmailSql()} AS email,
        member_visits AS visits, row_number() OVER () AS place
      FROM (SELECT * FROM customers
        WHERE removed_at IS NULL
          AND (${customerMatches(q)} OR (id::text || ' ' || coalesce(clover_id, '')) ILIKE ${containing(folded(q))})
        ORDER BY is_placeholder, starts_with(search_text, ${folded(q)}) DESC, ${lastDigitsFirst(q)}
          member_visits + 0 DESC, id
        LIMIT ${HITS_OF_A_KIND}) found)`;
}

/** Customers tell the last four digits of their number. */
function lastDigitsFirst(q: string): Prisma.Sql {
  const digits = searchDigits(q);
  if (!digits) return Prisma.empty;
  return Prisma.sql`
    EXISTS (SELECT FROM unnest(phone_digits) AS number WHERE right(number, ${digits.length}::int) = ${digits}) DESC,`;
}

const orders = (q: string): Prisma.Sql => Prisma.sql`
  (SELECT 'order', o.id::text, CASE WHEN o.customer_id IS NULL THEN 'Guest' ELSE ${fullNameSql("c")} END, o.created_at,
    jsonb_build_object('total', o.total::text, 'status', o.status, 'paymentStatus', o.payment_status,
      'isTest', o.is_test, 'hasRefund', o.refunded > 0)
  FROM (
    SELECT id FROM orders
    WHERE (id::text || ' ' || coalesce(clover_id, '')) ILIKE ${containing(q)} AND removed_at IS NULL
    UNION
    SELECT latest.id FROM people CROSS JOIN LATERAL (
      SELECT id FROM orders WHERE customer_id = people.id AND removed_at IS NULL
      ORDER BY created_at DESC LIMIT ${HITS_OF_A_KIND}) latest) matching
  JOIN orders o ON o.id = matching.id LEFT JOIN customers c ON c.id = o.customer_id
  ORDER BY o.created_at DESC, o.id LIMIT ${HITS_OF_A_KIND})`;

/** The expression is that of the index on it. */
function hasText(q: string): Prisma.Sql {
  return Prisma.sql`((name || ' ' || coalesce(sku, '') || ' ' || coalesce(code, '')
    || ' ' || coalesce(clover_id, '') || ' ' || id::text) ILIKE ${containing(q)})`;
}

const hasWords = (q: string): Prisma.Sql =>
  Prisma.join(
    searchWords(q).map((word) => nameHas("name", word)),
    " AND ",
  );

/**
 * An option has a panel of its own only where staff hid it, before the register grouped it: nothing else of it is shown
 * on the site.
 */
const products = (q: string): Prisma.Sql => Prisma.sql`
  (SELECT 'product', id::text, name, created_at,
    jsonb_build_object('categoryName', category_name, 'stock', CASE WHEN is_stock_tracked THEN stock END,
      'isActive', is_active, 'price', price::text, 'priceMax', coalesce(price_max, price)::text, 'priceType', price_type,
      'unitName', unit_name, 'panelId', CASE WHEN is_hidden_by_staff THEN id ELSE coalesce(group_id, id) END)
  FROM products
  WHERE ${hasText(q)} OR (${hasWords(q)})
  ORDER BY NOT ${hasText(q)}, NOT is_active, NOT starts_with(lower(name), ${q.toLowerCase()}), name || '', id
  LIMIT ${HITS_OF_A_KIND})`;

const deals = (q: string): Prisma.Sql => Prisma.sql`
  (SELECT 'deal' AS kind, id::text, title, end_date AS at, jsonb_build_object('isActive', is_active) AS details
  FROM deals WHERE (title || ' ' || description || ' ' || id::text) ILIKE ${containing(q)}
  ORDER BY end_date DESC, id LIMIT ${HITS_OF_A_KIND})`;

const events = (q: string): Prisma.Sql => Prisma.sql`
  (SELECT 'event', id::text, title, event_date,
    jsonb_build_object('location', location, 'isActive', is_active, 'repeatDays', repeat_days,
      'repeatUntil', repeat_until)
  FROM events WHERE (title || ' ' || description || ' ' || coalesce(location, '') || ' ' || id::text) ILIKE ${containing(q)}
  ORDER BY greatest(event_date, repeat_until) DESC, id LIMIT ${HITS_OF_A_KIND})`;

const messages = (q: string): Prisma.Sql => Prisma.sql`
  (SELECT 'message', id::text, name, created_at, jsonb_build_object('email', email, 'beginning', left(message, 80))
  FROM contact_submissions
  WHERE ${messageMatches(q)}
  ORDER BY created_at DESC, id LIMIT ${HITS_OF_A_KIND})`;
