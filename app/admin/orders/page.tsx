import { CalendarDays, CalendarRange, Clock, Scale } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { z } from "zod";
import { Card } from "@/app/admin/_components/card";
import { ExportLink } from "@/app/admin/_components/export-link";
import { ListStatus } from "@/app/admin/_components/list-status";
import { PageHeading } from "@/app/admin/_components/page-heading";
import { Pager } from "@/app/admin/_components/pager";
import { type PageProps, readSearch } from "@/app/admin/_components/read-search";
import { SearchBox } from "@/app/admin/_components/search-box";
import { SidePanel } from "@/app/admin/_components/side-panel";
import { SidePanelSkeleton } from "@/app/admin/_components/side-panel-parts";
import { StatCard, StatGrid } from "@/app/admin/_components/stat-card";
import { EmptyState } from "@/components/feedback/empty-state";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { formatCount } from "@/lib/count";
import { hrefWith } from "@/lib/href";
import { Id } from "@/lib/ids";
import { formatDollars } from "@/lib/money";
import { moneyDays, OrderFilter, orderSpan } from "@/lib/orders/filter";
import {
  cachedOrderCount,
  cachedOrderFigures,
  MONTH_DAYS,
  searchOrders,
  WEEK_DAYS,
} from "@/lib/orders/queries";
import { RECONCILIATION_LINE_NAMES } from "@/lib/orders/reconciliation-lines";
import type { OrderFigures } from "@/lib/orders/schema";
import { ListQuery } from "@/lib/paging";
import { adminRoutes } from "@/lib/routes";
import { SEARCH_LETTERS } from "@/lib/search/schema";
import { formatShopDate, middayOf, SHOP_TIME_LABEL, shopDay, startOfLastDays } from "@/lib/time";
import { MoneyPanel } from "./_components/money-panel";
import { OrderDetails } from "./_components/order-details";
import { OrderFilters } from "./_components/order-filters";
import { orderExportHref, orderListHref, ordersHref } from "./_components/order-hrefs";
import { OrderTable } from "./_components/order-table";

export const metadata: Metadata = { title: "Orders" };

const OrdersQuery = ListQuery.extend({
  ...OrderFilter.shape,
  order: Id.optional().catch(undefined),
  /** Opens the money panel for the days of the filter, or for today. */
  money: z.literal("1").optional().catch(undefined),
  line: z.enum(RECONCILIATION_LINE_NAMES).optional().catch(undefined),
});

export default async function OrdersPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const query = await readSearch(OrdersQuery, searchParams);
  const [{ rows, total, page, pages }, figures] = await Promise.all([
    searchOrders(ctx, { ...query, filter: query }, query.q ? undefined : cachedOrderCount(ctx)),
    cachedOrderFigures(ctx),
  ]);
  const span = orderSpan(query, ctx.now());
  const today = shopDay(ctx.now());
  const last = (days: number) => [shopDay(startOfLastDays(ctx.now(), days)), today] as const;
  return (
    <>
      <PageHeading
        title="Orders"
        subtitle={`Every order from Clover, in ${SHOP_TIME_LABEL}`}
        actions={<MoneyLink href={orderListHref({ ...query, page }, { money: "1" })} />}
      />
      <StatGrid count={3}>
        <FiguresCard label="Today" figures={figures.today} icon={Clock} days={last(1)} />
        <FiguresCard label="This Week" figures={figures.week} icon={CalendarDays} days={last(WEEK_DAYS)} />
        <FiguresCard
          label="This Month"
          figures={figures.month}
          icon={CalendarRange}
          days={last(MONTH_DAYS)}
        />
      </StatGrid>
      <OrderFilters filter={query} span={span} q={query.q} today={today} />
      <Card
        title="Orders"
        count={total}
        tools={
          <>
            <SearchBox placeholder="Search orders..." label="Search orders by id, name or phone number" />
            <ExportLink href={orderExportHref(query)} isShort />
          </>
        }
      >
        <ShortSearchHint q={query.q} />
        <ListStatus total={total} page={page} pages={pages} noun="order" />
        {rows.length > 0 ? (
          <>
            <OrderTable orders={rows} query={{ ...query, page }} />
            <Pager page={page} pages={pages} total={total} />
          </>
        ) : query.q || span ? (
          <NoOrdersFound q={query.q} isFiltered={span !== null} />
        ) : (
          <NoOrdersYet />
        )}
      </Card>
      {query.money && !query.order && (
        <SidePanel name="money">
          <Suspense
            // Without the line, whose orders are loaded by themselves while the rest stays.
            key={`${query.from} ${query.to}`}
            fallback={<SidePanelSkeleton label="Adding up..." />}
          >
            <MoneyPanel
              ctx={ctx}
              days={moneyDays(query, ctx.now())}
              line={query.line}
              listed={{ ...query, page }}
            />
          </Suspense>
        </SidePanel>
      )}
      {query.order && (
        <SidePanel name="order">
          <Suspense key={query.order} fallback={<SidePanelSkeleton label="Loading order..." />}>
            <OrderDetails ctx={ctx} id={query.order} />
          </Suspense>
        </SidePanel>
      )}
    </>
  );
}

function MoneyLink({ href }: { href: string }) {
  return (
    <Button asChild variant="outline">
      <IntentLink href={href} scroll={false}>
        <Scale aria-hidden /> Reconcile
      </IntentLink>
    </Button>
  );
}

type FiguresCardProps = {
  label: string;
  figures: OrderFigures;
  icon: typeof Clock;
  /** The first and the last shop day, YYYY-MM-DD. */
  days: readonly [string, string];
};

function FiguresCard({ label, figures: { count, revenue }, icon, days }: FiguresCardProps) {
  const note = (
    <>
      {formatDollars(revenue)}
      <span className="max-sm:sr-only"> paid</span>
      <span className="max-md:hidden"> since {formatShopDate(middayOf(days[0]))}</span>
    </>
  );
  return (
    <StatCard label={label} value={formatCount(count)} note={note} icon={icon} href={ordersHref(...days)} />
  );
}

/** Why one letter or two find so little: no index answers for a part of a name that short. */
function ShortSearchHint({ q }: { q: string }) {
  if (q === "" || q.length >= SEARCH_LETTERS) return null;
  return (
    <p className="px-4 pt-3 text-muted-foreground text-sm md:px-5">
      {`Type ${SEARCH_LETTERS} characters to find a name, a number or any part of an id. Fewer find how an id begins.`}
    </p>
  );
}

function NoOrdersFound({ q, isFiltered }: { q: string; isFiltered: boolean }) {
  const isNarrowed = q !== "" && isFiltered;
  return (
    <EmptyState title="No orders found">
      <p>
        {q === ""
          ? "No orders match this filter."
          : "Search by any part of an id, a customer's name or their number."}
      </p>
      <Button asChild variant="outline">
        <IntentLink href={hrefWith(adminRoutes.orders.path, { q: isNarrowed ? q : "" })}>
          {isNarrowed ? "Search all orders" : "Show all orders"}
        </IntentLink>
      </Button>
    </EmptyState>
  );
}

function NoOrdersYet() {
  return (
    <EmptyState title="No orders yet">
      <p>Orders come from Clover. Run a sync to list the shop's complete history here.</p>
      <Button asChild>
        <IntentLink href={adminRoutes.dashboard.path}>Go to sync</IntentLink>
      </Button>
    </EmptyState>
  );
}
