import { CalendarDays, CalendarRange, Clock } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Suspense } from "react";
import { z } from "zod";
import { PageHeading } from "@/app/admin/_components/page-heading";
import { Pager } from "@/app/admin/_components/pager";
import { Panel } from "@/app/admin/_components/panel";
import { type PageProps, readSearch } from "@/app/admin/_components/read-search";
import { SearchBox } from "@/app/admin/_components/search-box";
import { StatCard, StatGrid } from "@/app/admin/_components/stat-card";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { adminPageCtx } from "@/lib/auth/require-admin-page";
import { formatCount } from "@/lib/count";
import { formatDollars } from "@/lib/money";
import { cachedOrderCount, cachedOrderFigures, searchOrders } from "@/lib/orders/queries";
import type { OrderFigures } from "@/lib/orders/schema";
import { ADMIN_PAGE_SIZE, ListQuery } from "@/lib/paging";
import { adminRoutes } from "@/lib/routes";
import { formatShopDateTime, SHOP_TIME_LABEL, subShopDays } from "@/lib/time";
import { OrderDetails } from "./_components/order-details";
import { OrderDialog } from "./_components/order-dialog";
import { OrderTable } from "./_components/order-table";

export const metadata: Metadata = { title: "Orders" };

const OrdersQuery = ListQuery.extend({ order: z.uuid().optional().catch(undefined) });

export default async function OrdersPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const query = await readSearch(OrdersQuery, searchParams);
  const [{ rows, total, page, pages }, figures] = await Promise.all([
    searchOrders(ctx, query, query.q ? undefined : cachedOrderCount(ctx)),
    cachedOrderFigures(ctx),
  ]);
  const daysBack = (days: number) => subShopDays(ctx.now(), days);
  return (
    <>
      <PageHeading title="Orders" subtitle={`Every order of the point of sale, in ${SHOP_TIME_LABEL}`} />
      <StatGrid count={3}>
        <FiguresCard label="Today" figures={figures.today} icon={Clock} />
        <FiguresCard label="This Week" figures={figures.week} icon={CalendarDays} since={daysBack(7)} />
        <FiguresCard label="This Month" figures={figures.month} icon={CalendarRange} since={daysBack(30)} />
      </StatGrid>
      <Panel
        title="Orders"
        count={total}
        tools={<SearchBox placeholder="Search orders..." label="Search orders by order or customer id" />}
      >
        {rows.length > 0 ? (
          <>
            <OrderTable orders={rows} query={query} />
            <Pager page={page} pages={pages} total={total} pageSize={ADMIN_PAGE_SIZE} />
          </>
        ) : (
          <div className="p-5">{query.q || page > 1 ? <NoOrdersFound /> : <NoOrdersYet />}</div>
        )}
      </Panel>
      {query.order && (
        <OrderDialog>
          <Suspense fallback={<p className="py-8 text-center text-muted-foreground">Loading order...</p>}>
            <OrderDetails ctx={ctx} id={query.order} />
          </Suspense>
        </OrderDialog>
      )}
    </>
  );
}

type FiguresCardProps = { label: string; figures: OrderFigures; icon: typeof Clock; since?: Date };

function FiguresCard({ label, figures: { count, revenue }, icon, since }: FiguresCardProps) {
  const note = (
    <>
      {formatDollars(revenue)} paid
      {since && <span className="max-lg:hidden"> since {formatShopDateTime(since)}</span>}
    </>
  );
  return <StatCard label={label} value={formatCount(count)} note={note} icon={icon} />;
}

function NoOrdersFound() {
  return (
    <EmptyState title="No orders found" className="border-0">
      <p>Search by any part of an order id or a customer id.</p>
      <Button asChild variant="outline">
        <Link href={adminRoutes.orders.path}>Show all orders</Link>
      </Button>
    </EmptyState>
  );
}

function NoOrdersYet() {
  return (
    <EmptyState title="No orders yet" className="border-0">
      <p>Orders are read from Clover. Sync once, and the shop's whole history is listed here.</p>
      <Button asChild>
        <Link href={adminRoutes.dashboard.path}>Go to sync</Link>
      </Button>
    </EmptyState>
  );
}
