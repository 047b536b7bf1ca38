import "server-only";
import { z } from "zod";
import { type Ctx, requireAdmin } from "@/lib/context";
import { COUNTED_VISIT, NEW_MEMBER } from "@/lib/dashboard/period-figures";
import { addShopDays, formatShopDate, fromDateTimeInput } from "@/lib/time";

/** Longer lists are cut: nobody reads them. */
const MOST_ROWS = 200;

const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined);

/** The query parameters that open the rows behind a number of the dashboard; both days are included. */
export const RowsQuery = z.object({
  rows: z.enum(["visits", "members"]).optional().catch(undefined),
  first: Day,
  last: Day,
});
export type RowsQuery = z.output<typeof RowsQuery>;

/** A visit or a new member; it leads to the person. */
export type PeriodRow = {
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
 * The visits or new members of a span of shop days, the latest first, by the definitions that count them. Null for no
 * days.
 */
export async function readPeriodRows(
  ctx: Ctx,
  { rows: kind, first, last }: RowsQuery,
): Promise<PeriodRows | null> {
  requireAdmin(ctx);
  const [from, end] = [fromDateTimeInput(first ?? ""), fromDateTimeInput(last ?? first ?? "")];
  if (!kind || !from || !end || from > end) return null;
  const to = addShopDays(end, 1);
  const found =
    kind === "visits"
      ? await ctx.db.$queryRaw<CountedRow[]>`
          SELECT v.id, v.customer_id AS "customerId", trim(c.first_name || ' ' || c.last_name) AS name,
            v.created_at AS at, v.note, false AS "isPhone", v.total
          FROM (
            SELECT id, customer_id, created_at, count(*) OVER ()::int AS total,
              CASE WHEN source = 'order' THEN 'From an order' ELSE coalesce('Checked in by ' || recorded_by, 'Checked in') END AS note
            FROM loyalty_checkins WHERE created_at >= ${from} AND created_at < ${to} AND ${COUNTED_VISIT}
            ORDER BY created_at DESC, id LIMIT ${MOST_ROWS}) v
          JOIN customers c ON c.id = v.customer_id ORDER BY v.created_at DESC, v.id`
      : await ctx.db.$queryRaw<CountedRow[]>`
          SELECT id, id AS "customerId", trim(first_name || ' ' || last_name) AS name, created_at AS at,
            coalesce(phone, email, 'No address') AS note, phone IS NOT NULL AS "isPhone", count(*) OVER ()::int AS total
          FROM customers WHERE created_at >= ${from} AND created_at < ${to} AND ${NEW_MEMBER}
          ORDER BY created_at DESC, id LIMIT ${MOST_ROWS}`;
  const [one, other] = [formatShopDate(from), formatShopDate(end)];
  return {
    label: one === other ? one : `${one} to ${other}`,
    total: found[0]?.total ?? 0,
    rows: found.map(({ total, ...row }) => row),
  };
}
