import "server-only";
import { cachedForLaunch } from "@/lib/cache/cached-for-staff";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { legitimateCondition, memberCondition } from "@/lib/customers/member-sql";
import { shownEmailSql } from "@/lib/customers/name-sql";
import type {
  CustomerCounts,
  CustomerDto,
  CustomerFilter,
  CustomerSort,
  ListedCustomer,
} from "@/lib/customers/schema";
import {
  type CustomerRow,
  type ListedCustomerRow,
  toCustomerDto,
  toListedCustomer,
} from "@/lib/customers/to-dto";
import { Prisma } from "@/lib/db/client";
import { containing, TRIGRAM } from "@/lib/db/like";
import { listAndCount } from "@/lib/db/list-and-count";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { type ListQuery, type Page, pageOf, pageOrLast } from "@/lib/paging";
import { searchDigits } from "@/lib/phone";
import { folded } from "@/lib/text";

const STREAM_PAGE = 1000;

const COLUMNS = Prisma.sql`id, first_name AS "firstName", last_name AS "lastName",
  ${shownEmailSql()} AS email, phone, clover_id AS "cloverId", loyalty_points AS "loyaltyPoints",
  is_placeholder AS "isPlaceholder", placeholder_reason AS "placeholderReason",
  marketing_allowed AS "marketingAllowed", created_at AS "createdAt", member_id AS "memberId", member_visits AS "checkinCount"`;

const NOBODY: CustomerCounts = {
  total: 0,
  placeholders: 0,
  legitimate: 0,
  marketingOptedIn: 0,
  legitimateAfterLaunch: 0,
};

/**
 * The one SQL definition of each filter. Without a launch date the after-launch filter shows every legitimate customer.
 */
export function customerFilterSql(filter: CustomerFilter, launch: Date | null): Prisma.Sql {
  if (filter === "all") return Prisma.sql`removed_at IS NULL`;
  if (filter === "opted-in") return Prisma.sql`${legitimateCondition} AND marketing_allowed`;
  if (filter === "launch" && launch) return Prisma.sql`${legitimateCondition} AND created_at >= ${launch}`;
  return legitimateCondition;
}

export async function customerCounts(ctx: Ctx, launch: Date | null): Promise<CustomerCounts> {
  requireAdmin(ctx);
  const [row] = await ctx.db.$queryRaw<CustomerCounts[]>`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE is_placeholder)::int AS placeholders,
      count(*) FILTER (WHERE ${customerFilterSql("legitimate", launch)})::int AS legitimate,
      count(*) FILTER (WHERE ${customerFilterSql("opted-in", launch)})::int AS "marketingOptedIn",
      count(*) FILTER (WHERE ${customerFilterSql("launch", launch)})::int AS "legitimateAfterLaunch"
    FROM customers WHERE removed_at IS NULL`;
  return row ?? NOBODY;
}

/** As `customerCounts`, cached for the screens until a customer changes. */
export const cachedCustomerCounts = cachedForLaunch(
  "customer-counts",
  [tags.customers()],
  NOBODY,
  customerCounts,
);

/** How many customers a filter shows. */
const COUNT_OF: Readonly<Record<CustomerFilter, keyof CustomerCounts>> = {
  all: "total",
  legitimate: "legitimate",
  "opted-in": "marketingOptedIn",
  launch: "legitimateAfterLaunch",
};

/**
 * Customers of a filter, newest first, read a page at a time: in an order by visits, a check-in meanwhile would take its
 * customer past the page to come.
 */
export async function* streamCustomers(
  ctx: Ctx,
  filter: CustomerFilter,
  launch: Date | null,
  { q = "", isByMember = false }: { q?: string; isByMember?: boolean } = {},
): AsyncGenerator<CustomerDto> {
  requireAdmin(ctx);
  const match = isByMember ? oneAMember(q) : customerMatches(q);
  let beyond = Prisma.empty;
  for (;;) {
    const rows: CustomerRow[] = await ctx.db.$queryRaw`
      SELECT ${COLUMNS} FROM customers WHERE ${customerFilterSql(filter, launch)} AND ${match} ${beyond}
      ORDER BY created_at DESC, id DESC LIMIT ${STREAM_PAGE}`;
    for (const row of rows) yield toCustomerDto(row);
    const last = rows.at(-1);
    if (!last || rows.length < STREAM_PAGE) return;
    beyond = Prisma.sql`AND (created_at, id) < (${last.createdAt}, ${last.id}::uuid)`;
  }
}

/**
 * The search condition for customers; a phone number matches as it is stored, as its digits, and as the screens format
 * it.
 */
export function customerMatches(q: string): Prisma.Sql {
  if (!q) return Prisma.sql`TRUE`;
  const typed = Prisma.sql`search_text LIKE ${containing(folded(q))}`;
  const digits = searchDigits(q) ?? "";
  if (digits.length < TRIGRAM || digits === q) return typed;
  return Prisma.sql`(${typed} OR search_text LIKE ${containing(digits)})`;
}

/**
 * The condition for one record of each member, found by what any of its records says. As an array, because without
 * statistics, which the embedded database has none of, IN searches the records once for each member.
 */
function oneAMember(q: string): Prisma.Sql {
  if (!q) return memberCondition;
  return Prisma.sql`${memberCondition} AND id = ANY (ARRAY(
    SELECT member_id FROM customers WHERE removed_at IS NULL AND ${customerMatches(q)}))`;
}

/** Each order is that of an index. */
const ORDERS: Readonly<Record<CustomerSort, { of: Prisma.Sql; listed: Prisma.Sql }>> = {
  newest: { of: Prisma.sql`created_at DESC, id DESC`, listed: Prisma.sql`"createdAt" DESC, id DESC` },
  "last-visit": {
    of: Prisma.sql`member_last_visit_at DESC NULLS LAST, id DESC`,
    listed: Prisma.sql`"lastVisitAt" DESC NULLS LAST, id DESC`,
  },
  "most-visits": {
    of: Prisma.sql`member_visits DESC, id DESC`,
    listed: Prisma.sql`"checkinCount" DESC, id DESC`,
  },
};

type Listing = {
  filter: CustomerFilter;
  launch: Date | null;
  order?: CustomerSort;
  /** One row per member instead of one per record. */
  isByMember?: boolean;
  /** The number of rows without a search, where it is known. */
  all?: Promise<number>;
  /** The counts of the filters without a search, where they are known. */
  counts?: Promise<CustomerCounts>;
};

/** One page of a list of customers, in one statement whatever the filter and search. */
export async function searchCustomers(
  ctx: Ctx,
  { q, page }: ListQuery,
  listing: Listing,
): Promise<Page<ListedCustomer>> {
  requireAdmin(ctx);
  return pageOrLast(page, (shown) => readCustomers(ctx, { q, page: shown }, listing));
}

async function readCustomers(
  ctx: Ctx,
  { q, page }: ListQuery,
  { filter, launch, order = "newest", isByMember = false, counts, all }: Listing,
): Promise<Page<ListedCustomer>> {
  const match = isByMember ? oneAMember(q) : customerMatches(q);
  const where = Prisma.sql`${customerFilterSql(filter, launch)} AND ${match}`;
  const list = Prisma.sql`SELECT ${COLUMNS}, member_last_visit_at AS "lastVisitAt" FROM customers WHERE ${where}
    ORDER BY ${ORDERS[order].of} LIMIT ${ADMIN_PAGE_SIZE} OFFSET ${(page - 1) * ADMIN_PAGE_SIZE}`;
  const known = all ?? counts?.then((each) => each[COUNT_OF[filter]]);
  if (!q && known) {
    const [rows, total] = await Promise.all([ctx.db.$queryRaw<ListedCustomerRow[]>(list), known]);
    return pageOf(rows.map(toListedCustomer), total, page);
  }
  const { rows, counted } = await listAndCount<ListedCustomerRow, { total: number }>(ctx.db, {
    list,
    count: Prisma.sql`SELECT count(*)::int AS total FROM customers WHERE ${where}`,
    order: ORDERS[order].listed,
  });
  return pageOf(rows.map(toListedCustomer), counted.total, page);
}
