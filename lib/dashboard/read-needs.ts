import "server-only";
import { cachedForHour, cachedForMinute } from "@/lib/cache/cached-for-staff";
import { tags } from "@/lib/cache/tags";
import { readPhotoQueue } from "@/lib/catalog/photo-queries";
import { OUT_OF_STOCK } from "@/lib/catalog/shelf-sql";
import { type Ctx, requireAdmin } from "@/lib/context";
import type {
  Backlog,
  EndingDeal,
  FillingEvent,
  Need,
  OpenPrivacyRequests,
  ShortProduct,
  TwinlessDeal,
  WaitingMessages,
} from "@/lib/dashboard/needs";
import { needsOf } from "@/lib/dashboard/needs";
import { type BestSeller, bestSellers } from "@/lib/dashboard/period-figures";
import { readHoursClashes } from "@/lib/dashboard/read-hours-clashes";
import { discountLabel } from "@/lib/deals/offer-words";
import { dealTimes } from "@/lib/deals/times";
import { toDealDto } from "@/lib/deals/to-dto";
import { cachedDuplicateCount, listLikelyDuplicates } from "@/lib/duplicates/likely-duplicates";
import { attendeesAt, currentDate } from "@/lib/events/dates";
import { listUpcomingEvents } from "@/lib/events/queries";
import { readPointsDue } from "@/lib/loyalty/points-policy";
import { cachedOddVisits, listOddVisits } from "@/lib/loyalty/queries";
import { unsettledOrders } from "@/lib/orders/queries";
import { readOpenProblems } from "@/lib/sync/open-problems";
import { addShopDays, startOfLastDays, startOfShopDay } from "@/lib/time";

const BEST_SELLERS = 20;
const BEST_SELLER_DAYS = 30;
/** An event with at most this share of its seats left, or two of them, is nearly full once a seat is taken. */
const NEARLY_FULL = 0.1;

const recentBestSellers = (ctx: Ctx): Promise<BestSeller[]> =>
  bestSellers(ctx, { start: startOfLastDays(ctx.now(), BEST_SELLER_DAYS), end: ctx.now() }, BEST_SELLERS);

const LIVE = {
  oddVisits: listOddVisits,
  likelyDuplicates: async (ctx: Ctx) => (await listLikelyDuplicates(ctx)).total,
  bestSellers: recentBestSellers,
};
const CACHED: typeof LIVE = {
  oddVisits: cachedOddVisits,
  likelyDuplicates: cachedDuplicateCount,
  bestSellers: cachedForHour("best-sellers", [], [] as BestSeller[], recentBestSellers),
};

/**
 * The open tasks of staff, most urgent first. Queries run one after another, because the page needs the other
 * connections and this list is streamed in later.
 */
export async function readNeeds(ctx: Ctx, read = LIVE): Promise<Need[]> {
  requireAdmin(ctx);
  const backlog = await quickBacklog(ctx);
  const oddVisits = (await read.oddVisits(ctx)).toReview.total;
  const likelyDuplicates = await read.likelyDuplicates(ctx);
  const soldOut = await soldOutOf(ctx, await read.bestSellers(ctx));
  const withoutPhoto = await withoutPhotoOf(ctx);
  return needsOf({ ...backlog, soldOut, withoutPhoto, oddVisits, likelyDuplicates }, ctx.now());
}

/** For the screen: cached for a minute, or until something changes that it names. */
export const cachedNeeds = cachedForMinute(
  "needs",
  [
    tags.messages(),
    tags.orders(),
    tags.products(),
    tags.customers(),
    tags.deals(),
    tags.events(),
    tags.hours(),
    tags.settings(),
    tags.syncRuns(),
  ],
  [] as Need[],
  (ctx) => readNeeds(ctx, CACHED),
);

type QuickBacklog = Omit<Backlog, "oddVisits" | "likelyDuplicates" | "soldOut" | "withoutPhoto">;

async function quickBacklog(ctx: Ctx): Promise<QuickBacklog> {
  return {
    ...(await readOpenProblems(ctx)),
    messages: await waitingMessages(ctx),
    privacyRequests: await openPrivacyRequests(ctx),
    endingDeals: await dealsEndingToday(ctx),
    dealsWithoutTwin: await dealsWithoutTwin(ctx),
    fillingEvents: await eventsNearlyFull(ctx),
    againstHours: await readHoursClashes(ctx),
    unsettled: await unsettledOrders(ctx),
    pointsDue: await pointsNobodyExpires(ctx),
  };
}

async function waitingMessages(ctx: Ctx): Promise<WaitingMessages> {
  const { _count, _min } = await ctx.db.contactSubmission.aggregate({
    where: { status: "new" },
    _count: true,
    _min: { createdAt: true },
  });
  return { count: _count, oldest: _min.createdAt };
}

async function openPrivacyRequests(ctx: Ctx): Promise<OpenPrivacyRequests> {
  const { _count, _min } = await ctx.db.privacyRequest.aggregate({
    where: { closedAt: null },
    _count: true,
    _min: { dueAt: true },
  });
  return { count: _count, firstDue: _min.dueAt };
}

async function dealsEndingToday(ctx: Ctx): Promise<EndingDeal[]> {
  const now = ctx.now();
  const tomorrow = addShopDays(startOfShopDay(now), 1);
  const deals = await ctx.db.deal.findMany({
    where: {
      isActive: true,
      startDate: { lte: now },
      endDate: { gte: now },
      // That of a weekly deal may be days after its last time.
      OR: [{ endDate: { lte: tomorrow } }, { repeatDays: { isEmpty: false } }],
    },
  });
  return deals
    .map(toDealDto)
    .map((deal) => ({ deal, endsAt: dealTimes(deal, now.getTime()).endsAt }))
    .filter(({ endsAt }) => endsAt >= now.getTime() && endsAt <= tomorrow.getTime())
    .sort((one, other) => one.endsAt - other.endsAt)
    .map(({ deal: { id, title }, endsAt }) => ({ id, title, endDate: new Date(endsAt) }));
}

/**
 * Live and coming deals whose percentage or amount matches no discount of the register; empty when those were never
 * read. A weekly deal is over with its last time, which may be days before its end date.
 */
async function dealsWithoutTwin(ctx: Ctx): Promise<TwinlessDeal[]> {
  const read = await ctx.db.syncStep.findFirst({ where: { name: "discounts", lastDoneAt: { not: null } } });
  if (!read) return [];
  const now = ctx.now();
  const twinless = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT d.id FROM deals d
    WHERE d.is_active AND d.end_date >= ${now} AND (
      (d.discount_percent IS NOT NULL
        AND NOT EXISTS (SELECT FROM register_discounts r WHERE r.percent = d.discount_percent))
      OR (d.discount_amount IS NOT NULL
        AND NOT EXISTS (SELECT FROM register_discounts r WHERE r.amount = d.discount_amount)))`;
  const deals = await ctx.db.deal.findMany({
    where: { id: { in: twinless.map(({ id }) => id) } },
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
  });
  return deals
    .map(toDealDto)
    .filter((deal) => dealTimes(deal, now.getTime()).endsAt >= now.getTime())
    .map((deal) => ({ id: deal.id, title: deal.title, offer: discountLabel(deal) ?? "" }));
}

async function pointsNobodyExpires(ctx: Ctx): Promise<Backlog["pointsDue"]> {
  const { isOn, due } = await readPointsDue(ctx);
  return isOn ? null : due;
}

async function eventsNearlyFull(ctx: Ctx): Promise<FillingEvent[]> {
  const now = ctx.now();
  const events = await listUpcomingEvents(ctx.db, now);
  return events
    .map((event) => ({
      id: event.id,
      title: event.title,
      eventDate: new Date(currentDate(event, now.getTime())),
      seatsLeft: event.maxAttendees - attendeesAt(event, now.getTime()),
      most: Math.min(event.maxAttendees - 1, Math.max(2, event.maxAttendees * NEARLY_FULL)),
    }))
    .filter(({ eventDate, seatsLeft, most }) => eventDate >= now && seatsLeft <= most)
    .sort((one, other) => one.eventDate.getTime() - other.eventDate.getTime())
    .map(({ most, ...event }) => event);
}

/** The list of best sellers is up to an hour old; their stock is read now. */
async function soldOutOf(ctx: Ctx, sellers: readonly BestSeller[]): Promise<ShortProduct[]> {
  const sold = new Map(sellers.map(({ productId, sold: units }) => [productId, units]));
  const products = await ctx.db.$queryRaw<{ id: string; panelId: string; name: string }[]>`
    SELECT p.id, coalesce(p.group_id, p.id) AS "panelId", p.name
    FROM products p WHERE p.id = ANY(${[...sold.keys()]}::uuid[]) AND ${OUT_OF_STOCK}`;
  return products
    .sort((one, other) => (sold.get(other.id) ?? 0) - (sold.get(one.id) ?? 0))
    .map(({ panelId, name }) => ({ panelId, name }));
}

/** What sells most comes first in the photo queue, so its first products are best sellers. */
async function withoutPhotoOf(ctx: Ctx): Promise<Backlog["withoutPhoto"]> {
  const { next, bestSellers: best } = await readPhotoQueue(ctx);
  const missing = best.total - best.pictured;
  return { count: missing, names: next.slice(0, missing).map(({ name }) => name) };
}
