import "server-only";
import { cachedForHour } from "@/lib/cache/cached-for-staff";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { personCondition } from "@/lib/customers/member-sql";
import { fullNameSql, shownEmailSql } from "@/lib/customers/name-sql";
import { DUPLICATE_REASONS, type DuplicateReason, type LikelyDuplicate } from "@/lib/customers/schema";
import { MAX_SHARING } from "@/lib/customers/shared-numbers";
import { Prisma } from "@/lib/db/client";
import { paidOrderCondition } from "@/lib/orders/paid-order-sql";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { type Page, pageOf } from "@/lib/paging";
import { formatPhone } from "@/lib/phone";
import { DAY_MS } from "@/lib/time";

type Row = {
  reasons: DuplicateReason[];
  firstId: string;
  firstName: string;
  firstPhone: string | null;
  firstEmail: string | null;
  firstVisits: number;
  secondId: string;
  secondName: string;
  secondPhone: string | null;
  secondEmail: string | null;
  secondVisits: number;
  total: number;
};

/** A full name that more members have is a common name. */
const MAX_NAMESAKES = 5;
/** Each pair of records of a group is compared, so that there are 5,000 comparisons of a group at most. */
const MAX_RECORDS = 100;
/**
 * People of one name have similar purchases when they have this many products in common, and those are half of what one
 * of them bought.
 */
const PRODUCTS_IN_COMMON = 3;
const PURCHASE_DAYS = 365;

/**
 * Records that are not test records; `local` is the last seven digits of the number, which match with and without its
 * area code, and `person` is as in namesNobody: records of one name are one person. The planner has no statistics on
 * shared values, so the steps below use OFFSET 0 to make it look up rows by key.
 */
const PEOPLE = Prisma.sql`
  people AS MATERIALIZED (
    SELECT id, member_id, emails, first, last, local,
      coalesce(nullif(btrim(first || ' ' || last), ''), id::text) AS person
    FROM customers CROSS JOIN LATERAL (
      SELECT lower(btrim(first_name)) COLLATE "C" AS first, lower(btrim(last_name)) COLLATE "C" AS last,
        right(coalesce(phone_digits[1], regexp_replace(phone, '\\D', '', 'g')), 7) COLLATE "C" AS local) compared
    WHERE ${personCondition})`;

/** Groups of records that share something, unless it is of too many people, or all records are of one member. */
const groups = (records: Prisma.Sql, shared: Prisma.Sql, maxMembers = MAX_RECORDS) => Prisma.sql`
  SELECT ids FROM (
    SELECT array_agg(id) AS ids, array_agg(person) AS persons, array_agg(member_id) AS members FROM ${records}
    GROUP BY ${shared} HAVING count(*) BETWEEN 2 AND ${MAX_RECORDS}) found
  WHERE (SELECT count(DISTINCT person) FROM unnest(persons) person) <= ${MAX_SHARING}
    AND (SELECT count(DISTINCT member) FROM unnest(members) member) BETWEEN 2 AND ${maxMembers}`;

const BY_EMAIL = groups(Prisma.sql`people CROSS JOIN LATERAL unnest(emails) address`, Prisma.sql`address`);
const BY_NUMBER = groups(Prisma.sql`people WHERE length(local) = 7`, Prisma.sql`local`);
const NAMESAKES = Prisma.sql`people WHERE first <> '' AND last <> ''`;

/** Pairs of records by what they share. */
const SHARING = Prisma.sql`
  by_email AS (${BY_EMAIL}),
  by_number AS (${BY_NUMBER}),
  by_name AS (${groups(NAMESAKES, Prisma.sql`first, last`, MAX_NAMESAKES)}),
  named AS MATERIALIZED (
    SELECT one, other FROM by_name CROSS JOIN LATERAL unnest(ids) one CROSS JOIN LATERAL unnest(ids) other
    WHERE one < other)`;

/** What people of one name bought in the last year, one row each, and which of them have similar purchases. */
const purchases = (since: Date) => Prisma.sql`
  bought AS MATERIALIZED (
    SELECT person.id AS customer_id, theirs.products
    FROM (SELECT one AS id FROM named UNION SELECT other FROM named) person
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT i.product_id) AS products
      FROM orders o CROSS JOIN LATERAL (
        SELECT product_id FROM order_items WHERE order_id = o.id AND product_id IS NOT NULL OFFSET 0) i
      WHERE o.customer_id = person.id AND o.created_at >= ${since} AND ${paidOrderCondition("o")}) theirs
    WHERE cardinality(theirs.products) >= ${PRODUCTS_IN_COMMON}),
  alike AS (
    SELECT named.one, named.other FROM named
    JOIN bought mine ON mine.customer_id = named.one JOIN bought theirs ON theirs.customer_id = named.other
    CROSS JOIN LATERAL (
      SELECT count(*) AS products FROM unnest(mine.products) product WHERE product = ANY (theirs.products)) common
    WHERE common.products >= ${PRODUCTS_IN_COMMON}
      AND 2 * common.products >= least(cardinality(mine.products), cardinality(theirs.products)))`;

const HAVE_A_NAME_IN_COMMON = Prisma.sql`
  (btrim(mine.first_name) <> '' AND lower(btrim(mine.first_name)) = lower(btrim(theirs.first_name))
    OR btrim(mine.last_name) <> '' AND lower(btrim(mine.last_name)) = lower(btrim(theirs.last_name)))`;

/**
 * Pairs of members without a decision of staff: joined records are one member already, separated and dismissed ones are
 * not listed again.
 */
const MEMBERS = Prisma.sql`
  matches AS MATERIALIZED (
    SELECT one, other, 'email' AS reason FROM by_email
    CROSS JOIN LATERAL unnest(ids) one CROSS JOIN LATERAL unnest(ids) other WHERE one < other
    UNION ALL SELECT one, other, 'number' FROM by_number
    CROSS JOIN LATERAL unnest(ids) one CROSS JOIN LATERAL unnest(ids) other WHERE one < other
    UNION ALL SELECT one, other, 'purchases' FROM alike),
  members AS (
    SELECT least(mine.member_id, theirs.member_id) AS low, greatest(mine.member_id, theirs.member_id) AS high,
      (array_agg(one ORDER BY one, other))[1] AS one, (array_agg(other ORDER BY one, other))[1] AS other,
      array_agg(DISTINCT reason) AS reasons
    FROM matches CROSS JOIN LATERAL (SELECT * FROM customers WHERE id = one OFFSET 0) mine
    CROSS JOIN LATERAL (SELECT * FROM customers WHERE id = other OFFSET 0) theirs
    WHERE mine.member_id <> theirs.member_id AND (reason <> 'number' OR ${HAVE_A_NAME_IN_COMMON})
      AND NOT ((mine.is_separate OR theirs.is_separate) AND mine.phone_digits && theirs.phone_digits)
    GROUP BY 1, 2),
  decided AS (
    SELECT least(mine.member_id, theirs.member_id) AS low, greatest(mine.member_id, theirs.member_id) AS high
    FROM customer_links l JOIN customers mine ON mine.id = l.from_id JOIN customers theirs ON theirs.id = l.to_id
    WHERE l.kind = 'different'),
  undecided AS MATERIALIZED (
    SELECT * FROM members
    WHERE NOT EXISTS (SELECT 1 FROM decided d WHERE d.low = members.low AND d.high = members.high))`;

const side = (name: string, from: "one" | "other") => {
  const c = Prisma.raw(from);
  const as = (column: string) => Prisma.raw(`"${name}${column}"`);
  return Prisma.sql`${c}.id AS ${as("Id")}, ${fullNameSql(from)} AS ${as("Name")},
    ${c}.phone AS ${as("Phone")}, ${shownEmailSql(from)} AS ${as("Email")},
    ${c}.member_visits AS ${as("Visits")}`;
};

/**
 * One page of pairs of members that may be one person, with the reasons: pairs with most reasons come first, then
 * those with most visits. Pairs that staff decided about and test records are left out. For a page past the end, the
 * last page is returned: deciding about the only pair of a page leaves it empty.
 */
export async function listLikelyDuplicates(ctx: Ctx, page = 1): Promise<Page<LikelyDuplicate>> {
  requireAdmin(ctx);
  const since = new Date(ctx.now().getTime() - PURCHASE_DAYS * DAY_MS);
  const rows = await withTransaction(ctx, async (tx) => {
    // JIT compilation would take longer than the query; sorting a shop's customers takes a few MB.
    await tx.db.$executeRaw`SELECT set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`;
    return tx.db.$queryRaw<Row[]>`
    WITH ${PEOPLE}, ${SHARING}, ${purchases(since)}, ${MEMBERS}
    SELECT pair.reasons, count(*) OVER ()::int AS total, ${side("first", "one")}, ${side("second", "other")}
    FROM undecided pair CROSS JOIN LATERAL (SELECT * FROM customers WHERE id = pair.one OFFSET 0) one
    CROSS JOIN LATERAL (SELECT * FROM customers WHERE id = pair.other OFFSET 0) other
    ORDER BY cardinality(pair.reasons) DESC, one.member_visits + other.member_visits DESC, one.id, other.id
    LIMIT ${ADMIN_PAGE_SIZE} OFFSET (
      SELECT least(${page - 1}::bigint, greatest(count(*) - 1, 0) / ${ADMIN_PAGE_SIZE}::bigint)
        * ${ADMIN_PAGE_SIZE}::bigint FROM undecided)`;
  });
  return pageOf(rows.map(toPair), rows[0]?.total ?? 0, page);
}

const contactOf = (phone: string | null, email: string | null): string[] =>
  [formatPhone(phone ?? ""), email ?? ""].filter((part) => part !== "");

const toPair = (row: Row): LikelyDuplicate => ({
  reasons: DUPLICATE_REASONS.filter((reason) => row.reasons.includes(reason)),
  first: {
    id: row.firstId,
    name: row.firstName,
    contact: contactOf(row.firstPhone, row.firstEmail),
    visits: row.firstVisits,
  },
  second: {
    id: row.secondId,
    name: row.secondName,
    contact: contactOf(row.secondPhone, row.secondEmail),
    visits: row.secondVisits,
  },
});

/** The number of likely duplicates for the dashboard, cached for an hour or until staff decide about one. */
export const cachedDuplicateCount = cachedForHour(
  "likely-duplicates",
  [tags.duplicates()],
  0,
  async (ctx) => (await listLikelyDuplicates(ctx)).total,
);
