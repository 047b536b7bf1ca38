import "server-only";
import { z } from "zod";
import { inSearchTurn } from "@/lib/catalog/cached-products";
import { countProducts } from "@/lib/catalog/queries";
import { ProductFilter } from "@/lib/catalog/schema";
import { type Ctx, requireAdmin } from "@/lib/context";
import { searchTerm } from "@/lib/insight/search-term";
import { parseInput } from "@/lib/parse";
import { addDays, WEEKDAYS, weekdayOf } from "@/lib/repeat/weekly";
import { shopDay } from "@/lib/time";

/** Distinct terms kept per week; a new one then replaces one that was searched for once. */
export const MAX_TERMS_A_WEEK = 500;
/** Weeks that are kept. */
const WEEKS_KEPT = 13;
const MAX_COUNTED = 1_000_000;

export const MissedSearch = z.object({ q: ProductFilter.shape.q });
export type MissedSearch = z.output<typeof MissedSearch>;

/** The Monday of the week of a moment, on the shop's calendar. */
export function weekOf(date: Date): string {
  const day = shopDay(date);
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

/**
 * Counts a search that finds nothing. Who searched is not known here, and nothing is kept but the word and its week.
 * What is too short, looks like something personal, or finds products after all is not counted.
 * @param address the reporter's address bucket, for taking turns with searches
 * @throws {AppError} rate_limited or unavailable when too many searches wait
 */
export async function countMissedSearch(ctx: Ctx, input: MissedSearch, address: string): Promise<void> {
  const { q } = parseInput(MissedSearch, input);
  const term = searchTerm(q);
  if (term) await inSearchTurn(address, () => countUnlessFound(ctx, q, term));
}

async function countUnlessFound(ctx: Ctx, q: string, term: string): Promise<void> {
  if ((await countProducts(ctx.db, ProductFilter.parse({ q }))) > 0) return;
  const week = weekOf(ctx.now());
  await ctx.db.$executeRaw`
    WITH known AS (
      UPDATE search_misses SET count = least(count + 1, ${MAX_COUNTED}::int)
      WHERE week = ${week}::date AND term = ${term} RETURNING 1),
    full_week AS (
      SELECT 1 WHERE (SELECT count(*) FROM search_misses WHERE week = ${week}::date) >= ${MAX_TERMS_A_WEEK}::int),
    room AS (
      DELETE FROM search_misses WHERE week = ${week}::date AND term = (
        SELECT term FROM search_misses WHERE week = ${week}::date AND count = 1
          AND EXISTS (SELECT FROM full_week) AND NOT EXISTS (SELECT FROM known)
        ORDER BY random() LIMIT 1) RETURNING 1)
    INSERT INTO search_misses (week, term)
    SELECT ${week}::date, ${term}
    WHERE NOT EXISTS (SELECT FROM known) AND (NOT EXISTS (SELECT FROM full_week) OR EXISTS (SELECT FROM room))
    ON CONFLICT (week, term) DO UPDATE SET count = search_misses.count + 1`;
}

/** Deletes all weeks but the last `WEEKS_KEPT`. @returns how many rows were deleted */
export async function forgetOldSearches(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  const first = addDays(weekOf(ctx.now()), -(WEEKS_KEPT - 1) * WEEKDAYS.length);
  const { count } = await ctx.db.searchMiss.deleteMany({ where: { week: { lt: new Date(first) } } });
  return count;
}
