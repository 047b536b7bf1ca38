import "server-only";
import { endOfMinute } from "date-fns";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, systemCtx } from "@/lib/context";
import { type Period, periodOf } from "@/lib/dashboard/period";
import {
  type BestSeller,
  bestSellers,
  type DayFigures,
  ordersByHour,
  periodFigures,
  tierMoves,
} from "@/lib/dashboard/period-figures";
import { NO_TIERS, type TierCounts } from "@/lib/tier";

/** Everything the dashboard says of a period. */
export type PeriodReport = {
  current: DayFigures[];
  previous: DayFigures[];
  hours: number[];
  sellers: BestSeller[];
  moves: TierCounts;
};

const WHILE_BUILDING: PeriodReport = {
  current: [],
  previous: [],
  hours: [],
  sellers: [],
  moves: NO_TIERS,
};

async function periodReport(ctx: Ctx, period: Period): Promise<PeriodReport> {
  // One query after another, because the page around it needs the other connections.
  const figures = await periodFigures(ctx, period);
  const hours = await ordersByHour(ctx, period);
  const sellers = await bestSellers(ctx, period);
  return { ...figures, hours, sellers, moves: await tierMoves(ctx, period) };
}

const cachedReport = cached(
  "period-report",
  [tags.orders(), tags.customers(), tags.settings()],
  WHILE_BUILDING,
  (from: string, to: string, at: number) => {
    const now = new Date(at);
    const ctx = systemCtx("screens", () => now);
    return periodReport(ctx, periodOf({ from, to, days: undefined }, now));
  },
);

/** The same for the screen, cached for a minute or until an order, a customer, a visit or a setting changes. */
export async function cachedPeriodReport(ctx: Ctx, { days }: Period): Promise<PeriodReport> {
  requireAdmin(ctx);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return cachedReport(first, last, endOfMinute(ctx.now()).getTime());
}
