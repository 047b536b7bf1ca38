import "server-only";
import { cachedForHour } from "@/lib/cache/cached-for-staff";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { COUNTED_PRODUCT, FIRST_SYNC_ENDED, OUT_OF_STOCK } from "@/lib/catalog/shelf-sql";
import { type Ctx, requireAdmin } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import { weekOf } from "@/lib/insight/search-misses";
import { type Amount, centsToDollars, dollarsToCents } from "@/lib/money";
import { lineRevenue } from "@/lib/orders/line-revenue";
import { paidOrderCondition } from "@/lib/orders/paid-order-sql";
import { soldLineCondition } from "@/lib/orders/sold-line-sql";
import { lineUnits } from "@/lib/orders/units";
import { addDays, WEEKDAYS } from "@/lib/repeat/weekly";
import { DAY_MS, fromDateTimeInput, SHOP_TIME_ZONE } from "@/lib/time";

export const UNSOLD_DAYS = 60;
/** Weeks that margins are told of, the running one among them. */
const MARGIN_WEEKS = 4;
const MISS_WEEKS = 4;
/** Rows shown of a list of products or searches. One more is read, to know whether there are more. */
export const LIST_LENGTH = 25;
/** Terms searched for once may be typing errors. */
const MIN_MISSES = 2;

/** A product of the shelf; an option by its own name, opened with the product it belongs to. */
export type ShelfProduct = { id: string; panelId: string; name: string; category: string };
export type SoldOut = ShelfProduct & { sold: number };
export type Unsold = ShelfProduct & {
  stock: number;
  /** Dollars of stock: at cost where the register knows it, otherwise at the price. */
  worth: string;
  isAtCost: boolean;
};
export type Miss = { term: string; count: number; thisWeek: number };
export type Margin = {
  category: string;
  /** Revenue in dollars from lines whose product has a cost. */
  sales: string;
  profit: string;
  /** The share of the category's revenue from products with a known cost, 0 to 100. */
  covered: number;
  /** Percent of those sales, of all weeks together. */
  margin: number;
  /** Percent by week, oldest first; null in a week without a sale that has a cost. */
  weeks: (number | null)[];
};

export type ShelfInsight = {
  soldOut: SoldOut[];
  unsold: Unsold[];
  misses: Miss[];
  margins: Margin[];
  /** The Mondays of `weeks`, YYYY-MM-DD. */
  marginWeeks: string[];
};

const SHELF = Prisma.sql`p.id, coalesce(p.group_id, p.id) AS "panelId", p.name,
  coalesce(p.category_name, ${UNCATEGORIZED}) AS category`;

/** Sold in the last 90 days, out of stock and not hidden by staff, what sells most first. */
export function listSoldOut(ctx: Ctx): Promise<SoldOut[]> {
  requireAdmin(ctx);
  return ctx.db.$queryRaw<SoldOut[]>`
    SELECT ${SHELF}, p.sold_recently AS sold FROM products p
    WHERE ${OUT_OF_STOCK} AND p.sold_recently > 0
    ORDER BY p.sold_recently DESC, p.name, p.id LIMIT ${LIST_LENGTH + 1}`;
}

/**
 * In stock, older than 60 days and without a sale in as many days, by tied-up money. Products of the first sync are as
 * old as the first orders.
 */
export async function listUnsold(ctx: Ctx): Promise<Unsold[]> {
  requireAdmin(ctx);
  const since = new Date(ctx.now().getTime() - UNSOLD_DAYS * DAY_MS);
  const rows = await ctx.db.$queryRaw<(Omit<Unsold, "worth"> & { worth: Amount })[]>`
    SELECT ${SHELF}, p.stock, p.stock * coalesce(p.cost, p.price) AS worth, p.cost IS NOT NULL AS "isAtCost"
    FROM products p
    LEFT JOIN (
      SELECT DISTINCT i.product_id FROM order_items i
      WHERE i.order_id IN (SELECT id FROM orders WHERE created_at >= ${since} AND ${paidOrderCondition()})
        AND ${soldLineCondition("i")}) sold ON sold.product_id = p.id
    WHERE ${COUNTED_PRODUCT} AND p.stock > 0 AND sold.product_id IS NULL AND (p.created_at < ${since} OR (
      p.created_at < ${FIRST_SYNC_ENDED} AND EXISTS (SELECT FROM orders WHERE created_at < ${since})))
    ORDER BY worth DESC, p.name, p.id LIMIT ${LIST_LENGTH + 1}`;
  return rows.map((row) => ({ ...row, worth: row.worth.toFixed(2) }));
}

/** What people searched for and did not find in the last four weeks, at least twice, most often first. */
export async function listMisses(ctx: Ctx): Promise<Miss[]> {
  requireAdmin(ctx);
  const week = weekOf(ctx.now());
  const first = addDays(week, -(MISS_WEEKS - 1) * WEEKDAYS.length);
  return ctx.db.$queryRaw<Miss[]>`
    SELECT term, sum(count)::int AS count,
      coalesce(sum(count) FILTER (WHERE week = ${week}::date), 0)::int AS "thisWeek"
    FROM search_misses WHERE week >= ${first}::date GROUP BY term HAVING sum(count) >= ${MIN_MISSES}
    ORDER BY 2 DESC, term LIMIT ${LIST_LENGTH + 1}`;
}

type MarginRow = { category: string; week: string; all: Amount; sales: Amount | null; cost: Amount | null };

/** Profit of what was sold by category and week, where the register has a cost; the lowest margin first. */
export async function listMargins(ctx: Ctx): Promise<{ weeks: string[]; rows: Margin[] }> {
  requireAdmin(ctx);
  const thisWeek = weekOf(ctx.now());
  const weeks = Array.from({ length: MARGIN_WEEKS }, (_, at) =>
    addDays(thisWeek, -(MARGIN_WEEKS - 1 - at) * WEEKDAYS.length),
  );
  const since = fromDateTimeInput(weeks[0] ?? thisWeek) ?? ctx.now();
  const revenue = lineRevenue("i", "o");
  const rows = await ctx.db.$queryRaw<MarginRow[]>`
    SELECT coalesce(p.category_name, ${UNCATEGORIZED}) AS category, o.week, sum(${revenue}) AS all,
      sum(${revenue}) FILTER (WHERE p.cost IS NOT NULL) AS sales, sum(p.cost * ${lineUnits("i")}) AS cost
    FROM (
      SELECT id, subtotal, kept_goods, to_char(date_trunc('week', created_at AT TIME ZONE ${SHOP_TIME_ZONE}), 'YYYY-MM-DD') AS week
      FROM orders WHERE created_at >= ${since} AND ${paidOrderCondition()}) o
    JOIN order_items i ON i.order_id = o.id AND ${soldLineCondition("i")}
    JOIN products p ON p.id = i.product_id
    GROUP BY 1, 2`;
  return { weeks, rows: marginsOf(rows, weeks) };
}

const cents = (sum: Amount | null): number => Number(dollarsToCents(sum?.toFixed(2) ?? "0"));
const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

function marginsOf(rows: readonly MarginRow[], weeks: readonly string[]): Margin[] {
  const categories = [...new Set(rows.map(({ category }) => category))];
  const margins = categories.flatMap((category) => {
    const ofCategory = rows.filter((row) => row.category === category);
    const add = (amount: (row: MarginRow) => Amount | null) =>
      ofCategory.reduce((sum, row) => sum + cents(amount(row)), 0);
    const [all, sales, cost] = [add((row) => row.all), add((row) => row.sales), add((row) => row.cost)];
    if (sales <= 0) return [];
    const byWeek = weeks.map((week) => {
      const row = ofCategory.find((one) => one.week === week);
      const sold = cents(row?.sales ?? null);
      return sold > 0 ? percent(sold - cents(row?.cost ?? null), sold) : null;
    });
    return {
      category,
      sales: centsToDollars(sales),
      profit: centsToDollars(sales - cost),
      covered: percent(sales, all),
      margin: percent(sales - cost, sales),
      weeks: byWeek,
      share: (sales - cost) / sales,
    };
  });
  return margins.sort((one, other) => one.share - other.share).map(({ share, ...row }) => row);
}

type OverOrders = Pick<ShelfInsight, "unsold" | "margins" | "marginWeeks">;

/** The two lists that read weeks of orders; one after another: nobody waits for them. */
const cachedOverOrders = cachedForHour(
  "shelf-over-orders",
  [],
  { unsold: [], margins: [], marginWeeks: [] } as OverOrders,
  async (ctx): Promise<OverOrders> => {
    const unsold = await listUnsold(ctx);
    const { weeks, rows } = await listMargins(ctx);
    return { unsold, margins: rows, marginWeeks: weeks };
  },
);

/** All four lists for the screen; those over orders are an hour old at most. */
export async function cachedShelfInsight(ctx: Ctx): Promise<ShelfInsight> {
  const [soldOut, misses, overOrders] = await Promise.all([
    listSoldOut(ctx),
    listMisses(ctx),
    cachedOverOrders(ctx),
  ]);
  return { soldOut, misses, ...overOrders };
}
