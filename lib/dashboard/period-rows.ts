import "server-only";
import { z } from "zod";
import { type Ctx, requireAdmin } from "@/lib/context";
import { legitimateMember } from "@/lib/customers/member-sql";
import { fullNameSql, shownEmailSql } from "@/lib/customers/name-sql";
import { OptionalDay } from "@/lib/dashboard/period";
import { COUNTED_VISIT, reachedTier } from "@/lib/dashboard/period-figures";
import { Prisma } from "@/lib/db/client";
import { onWeekday, SHOP_CREATED_AT, WeekdayNumber, weekdayWords } from "@/lib/orders/filter";
import { readLaunchDate } from "@/lib/settings/queries";
import { TIERS } from "@/lib/tier";
import { addShopDays, formatShopDays, fromDateTimeInput } from "@/lib/time";

/** Longer lists are cut: nobody reads them. */
const MAX_ROWS = 200;

/** The query parameters that open the rows behind a number of the dashboard; both days are included. */
export const RowsQuery = z.object({
  rows: z.enum(["visits", "members", "tier"]).optional().catch(undefined),
  first: OptionalDay,
  last: OptionalDay,
  weekday: WeekdayNumber,
  /** The tier that the members of `rows=tier` reached. */
  tier: z
    .enum(TIERS.map(({ name }) => name))
    .optional()
    .catch(undefined),
});
export type RowsQuery = z.output<typeof RowsQuery>;

/** A visit, a new member or one who reached a tier; it leads to the person. */
type PeriodRow = {
  id: string;
  customerId: string;
  name: string;
  at: Date;
  note: string;
  /** The note is a phone number. */
  isPhone: boolean;
};
export type PeriodRows = { label: string; total: number; rows: PeriodRow[] };

type CountedRow = PeriodRow & { total: number };

/**
 * The visits, new members or members who reached a tier of a span of shop days, the latest first, by the definitions
 * that count them. Null for no days.
 */
export async function readPeriodRows(
  ctx: Ctx,
  { rows: kind, first, last, weekday, tier }: RowsQuery,
): Promise<PeriodRows | null> {
  requireAdmin(ctx);
  const [from, end] = [fromDateTimeInput(first ?? ""), fromDateTimeInput(last ?? first ?? "")];
  if (!kind || !from || !end || from > end) return null;
  const span = { from, to: addShopDays(end, 1), weekday };
  if (kind === "tier" && !tier) return null;
  const launch = kind === "tier" ? await readLaunchDate(ctx) : null;
  const found = await ctx.db.$queryRaw<CountedRow[]>(
    kind === "visits"
      ? visitRows(span)
      : tier && kind === "tier"
        ? tierRows(tier, span, launch)
        : memberRows(span),
  );
  return {
    label: `${formatShopDays(from, end)}${weekdayWords(weekday)}`,
    total: found[0]?.total ?? 0,
    rows: found.map(({ total, ...row }) => row),
  };
}

type Span = { from: Date; to: Date; weekday: number | undefined };

const within = ({ from, to }: Span): Prisma.Sql => Prisma.sql`created_at >= ${from} AND created_at < ${to}`;

const visitRows = (span: Span): Prisma.Sql => Prisma.sql`
  SELECT v.id, v.customer_id AS "customerId", ${fullNameSql("c")} AS name,
    v.created_at AS at, v.note, false AS "isPhone", v.total
  FROM (
    SELECT id, customer_id, created_at, count(*) OVER ()::int AS total,
      CASE WHEN source = 'order' THEN 'From an order' ELSE coalesce('Checked in by ' || recorded_by, 'Checked in') END AS note
    FROM loyalty_checkins WHERE ${within(span)} AND ${COUNTED_VISIT} AND ${onWeekday(Prisma.sql`shop_day`, span.weekday)}
    ORDER BY created_at DESC, id LIMIT ${MAX_ROWS}) v
  JOIN customers c ON c.id = v.customer_id ORDER BY v.created_at DESC, v.id`;

const memberRows = (span: Span): Prisma.Sql => Prisma.sql`
  SELECT id, id AS "customerId", ${fullNameSql()} AS name, created_at AS at,
    coalesce(phone, ${shownEmailSql()}, 'No address') AS note, phone IS NOT NULL AS "isPhone", count(*) OVER ()::int AS total
  FROM customers WHERE ${within(span)} AND ${legitimateMember} AND ${onWeekday(SHOP_CREATED_AT, span.weekday)}
  ORDER BY created_at DESC, id LIMIT ${MAX_ROWS}`;

/** The rows of members, with their last visit as the time. */
const tierRows = (
  tier: NonNullable<RowsQuery["tier"]>,
  { from: start, to: end }: Span,
  launch: Date | null,
): Prisma.Sql => Prisma.sql`
  SELECT id, id AS "customerId", ${fullNameSql()} AS name,
    coalesce(member_last_visit_at, created_at) AS at, member_visits || CASE WHEN member_visits = 1 THEN ' visit now' ELSE ' visits now' END AS note, false AS "isPhone",
    count(*) OVER ()::int AS total
  FROM customers WHERE id IN ${reachedTier(tier, { start, end }, launch)}
  ORDER BY 4 DESC, id LIMIT ${MAX_ROWS}`;
