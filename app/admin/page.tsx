import { DollarSign, Package, ReceiptText, Users } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { adminPageCtx } from "@/lib/auth/require-admin-page";
import { formatCount } from "@/lib/count";
import { cachedDailyFigures, cachedDashboardFigures, type DashboardFigures } from "@/lib/dashboard/queries";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";
import { listOpenMessages } from "@/lib/messages/queries";
import { formatDollars } from "@/lib/money";
import { lastReadTimes, listRuns } from "@/lib/sync/queries";
import { formatShopDate, SHOP_TIME_LABEL } from "@/lib/time";
import { Integration, IntegrationSkeleton } from "./_components/dashboard/integration";
import { Messages } from "./_components/dashboard/messages";
import { QuickActions } from "./_components/dashboard/quick-actions";
import { SalesChart } from "./_components/dashboard/sales-chart";
import { SyncAll } from "./_components/dashboard/sync-all";
import { SyncLedger } from "./_components/dashboard/sync-ledger";
import { PageHeading } from "./_components/page-heading";
import { StatCard, StatGrid } from "./_components/stat-card";

export const metadata: Metadata = { title: "Dashboard" };

const RUNS_SHOWN = 8;

export default async function DashboardPage() {
  const ctx = await adminPageCtx();
  const now = ctx.now();
  const [figures, days, messages, runs, readAt] = await Promise.all([
    cachedDashboardFigures(ctx),
    cachedDailyFigures(ctx),
    listOpenMessages(ctx),
    listRuns(ctx, RUNS_SHOWN),
    lastReadTimes(ctx),
  ]);
  return (
    <>
      <PageHeading
        title="Dashboard"
        subtitle={`${formatShopDate(now)}, ${SHOP_TIME_LABEL}`}
        actions={<SyncAll isConfigured={isCloverConfigured()} />}
      />
      <Figures figures={figures} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <SalesChart days={days} />
          <Messages {...messages} now={now} />
        </div>
        <div className="grid min-w-0 gap-6 lg:max-xl:grid-cols-2">
          <QuickActions />
          <Suspense fallback={<IntegrationSkeleton />}>
            <Integration ctx={ctx} />
          </Suspense>
        </div>
      </div>
      <SyncLedger runs={runs} readAt={readAt} />
    </>
  );
}

function Figures({ figures }: { figures: DashboardFigures }) {
  return (
    <StatGrid count={4}>
      <StatCard
        label="Total Products"
        value={formatCount(figures.products)}
        note={`${formatCount(figures.productsOffSite)} more are not on the site`}
        icon={Package}
      />
      <StatCard
        label="Orders Today"
        value={formatCount(figures.ordersToday)}
        note="Since midnight"
        icon={ReceiptText}
      />
      <StatCard
        label="Total Customers"
        value={formatCount(figures.customers)}
        note={`${formatCount(figures.legitimateCustomers)} legitimate`}
        icon={Users}
      />
      <StatCard
        label="Revenue Today"
        value={formatDollars(figures.revenueToday)}
        note="Subtotals of paid orders"
        icon={DollarSign}
      />
    </StatGrid>
  );
}
