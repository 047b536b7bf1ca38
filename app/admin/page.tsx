import { DollarSign, Package, ReceiptText, Users } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { moneyHref, ordersHref } from "@/app/admin/orders/_components/order-hrefs";
import { Skeleton } from "@/components/ui/skeleton";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import type { Ctx } from "@/lib/context";
import { formatCount } from "@/lib/count";
import { askedKeys, type Period, PeriodQuery, periodKeys, periodOf } from "@/lib/dashboard/period";
import { cachedPeriodReport } from "@/lib/dashboard/period-report";
import { RowsQuery } from "@/lib/dashboard/period-rows";
import { cachedDashboardFigures, type DashboardFigures } from "@/lib/dashboard/queries";
import { cachedNeeds } from "@/lib/dashboard/read-needs";
import { hrefWith } from "@/lib/href";
import { InboxQuery } from "@/lib/messages/inbox-query";
import { listOpenMessages } from "@/lib/messages/queries";
import { formatDollars } from "@/lib/money";
import { adminRoutes } from "@/lib/routes";
import { listDeletionHolds } from "@/lib/sync/deletion-holds";
import { failsToRead, listFailures, readSyncHealth, untoldFailures } from "@/lib/sync/failures";
import { pullAmong } from "@/lib/sync/kinds";
import { lastReadTimes, listRuns } from "@/lib/sync/queries";
import { pullSchedule } from "@/lib/sync/schedule";
import { formatShopDate, formatShopTime, SHOP_TIME_LABEL, shopDay } from "@/lib/time";
import { DeletionHolds } from "./_components/dashboard/deletion-holds";
import { Integration, IntegrationSkeleton } from "./_components/dashboard/integration";
import { Messages } from "./_components/dashboard/messages";
import { NeedsYou, NeedsYouSkeleton } from "./_components/dashboard/needs-you";
import { NumbersAge } from "./_components/dashboard/numbers-age";
import { NumbersCard } from "./_components/dashboard/numbers-card";
import { QuickActions } from "./_components/dashboard/quick-actions";
import { RowsPanel } from "./_components/dashboard/rows-panel";
import { SyncAll } from "./_components/dashboard/sync-all";
import { SyncLedger } from "./_components/dashboard/sync-ledger";
import { TokenRefusedNotice } from "./_components/dashboard/token-refused-notice";
import { InboxPanel } from "./_components/messages/inbox";
import { PageHeading } from "./_components/page-heading";
import { type PageProps, readSearch } from "./_components/read-search";
import { StatCard, StatGrid } from "./_components/stat-card";

const RUNS_SHOWN = 25;

export default async function DashboardPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const inbox = await readSearch(InboxQuery, searchParams);
  const rows = await readSearch(RowsQuery, searchParams);
  const now = ctx.now();
  const asked = await readSearch(PeriodQuery, searchParams);
  const period = periodOf(asked, now);
  const keys = periodKeys(period);
  const [health, holds, figures, messages, runs, readAt, failures, schedule] = await Promise.all([
    readSyncHealth(ctx),
    listDeletionHolds(ctx),
    cachedDashboardFigures(ctx),
    listOpenMessages(ctx),
    listRuns(ctx, RUNS_SHOWN),
    lastReadTimes(ctx),
    listFailures(ctx),
    pullSchedule(ctx),
  ]);
  return (
    <>
      <PageHeading
        title="Dashboard"
        subtitle={
          <>
            {formatShopDate(now)}, {SHOP_TIME_LABEL}
            <NumbersAge at={formatShopTime(now)} renderedAt={now.getTime()} />
          </>
        }
        actions={<SyncAll running={pullAmong(runs)} />}
      />
      <TokenRefusedNotice tokenRefusedSince={health.tokenRefusedSince} now={now} />
      <DeletionHolds holds={holds} />
      <Figures figures={figures} today={shopDay(now)} />
      {/* What is below the list of needs comes with it, because the list would push it down. */}
      <Suspense fallback={<NeedsAndNumbersSkeleton />}>
        <NeedsAndNumbers
          ctx={ctx}
          period={period}
          asked={askedKeys(asked)}
          aside={
            <>
              <Messages {...messages} period={keys} now={now} />
              <QuickActions />
              <Suspense fallback={<IntegrationSkeleton />}>
                <Integration ctx={ctx} isFailing={failsToRead(health)} />
              </Suspense>
            </>
          }
        />
        <SyncLedger
          runs={runs}
          readAt={readAt}
          failures={untoldFailures(failures, health)}
          schedule={schedule}
          now={now}
        />
      </Suspense>
      <InboxPanel ctx={ctx} query={{ ...inbox, period: keys }} />
      <RowsPanel ctx={ctx} query={rows} />
    </>
  );
}

type NeedsAndNumbersProps = {
  ctx: Ctx;
  period: Period;
  /** What the address says of the period. */
  asked: Record<string, string>;
  /** Beside the numbers, or below them. */
  aside: ReactNode;
};

async function NeedsAndNumbers({ ctx, period, asked, aside }: NeedsAndNumbersProps) {
  const [needs, report] = await Promise.all([cachedNeeds(ctx), cachedPeriodReport(ctx, period)]);
  return (
    <>
      <NeedsYou needs={needs} period={asked} />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <NumbersCard period={period} report={report} today={shopDay(ctx.now())} />
        <div className="grid min-w-0 gap-4 md:gap-6 lg:max-xl:grid-cols-2">{aside}</div>
      </div>
    </>
  );
}

function NeedsAndNumbersSkeleton() {
  return (
    <>
      <NeedsYouSkeleton />
      <Skeleton className="h-128 rounded-xl border" />
    </>
  );
}

function Figures({ figures, today }: { figures: DashboardFigures; today: string }) {
  return (
    <StatGrid count={4}>
      <StatCard
        label="Total Products"
        value={formatCount(figures.products)}
        note={`${formatCount(figures.productsOffSite)} more not on the site`}
        href={adminRoutes.inventory.path}
        icon={Package}
      />
      <StatCard
        label="Orders Today"
        value={formatCount(figures.ordersToday)}
        note="Since midnight"
        href={ordersHref(today, today)}
        icon={ReceiptText}
      />
      <StatCard
        label="Total Customers"
        value={formatCount(figures.customers)}
        note={`${formatCount(figures.legitimateCustomers)} legitimate`}
        href={hrefWith(adminRoutes.customers.path, { filter: "all" })}
        icon={Users}
      />
      <StatCard
        label="Revenue Today"
        value={formatDollars(figures.revenueToday)}
        note="Subtotals of paid orders"
        href={moneyHref(today, today)}
        icon={DollarSign}
      />
    </StatGrid>
  );
}
