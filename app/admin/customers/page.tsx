import { CalendarDays, Mail, UserCheck, Users } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { z } from "zod";
import { Card } from "@/app/admin/_components/card";
import { ExportLink } from "@/app/admin/_components/export-link";
import { ListSelect } from "@/app/admin/_components/list-select";
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
import type { Ctx } from "@/lib/context";
import { countOf, formatCount } from "@/lib/count";
import { filterNames, filterSentence, optInPercent, sortOptions } from "@/lib/customers/labels";
import { cachedCustomerCounts, searchCustomers } from "@/lib/customers/queries";
import { CUSTOMER_FILTERS, type CustomerCounts, CustomerListQuery, DUPLICATES } from "@/lib/customers/schema";
import { hrefWith } from "@/lib/href";
import { Id } from "@/lib/ids";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";
import { adminRoutes, api } from "@/lib/routes";
import { cachedLaunchDate } from "@/lib/settings/queries";
import { runningPull } from "@/lib/sync/queries";
import { formatShopDate } from "@/lib/time";
import { CustomerTable } from "./_components/customer-table";
import { CustomerTools } from "./_components/customer-tools";
import { LikelyDuplicates } from "./_components/likely-duplicates";
import { MemberPanel } from "./_components/member-panel";

export const metadata: Metadata = { title: "Customers" };

const filterOptions = [
  ...CUSTOMER_FILTERS.map((value) => ({ value, label: filterNames[value] })),
  { value: DUPLICATES, label: "Likely Duplicates" },
];

/** Likely duplicates share the filters' parameter, as they share their select box. */
const PageQuery = z.preprocess(
  (keys: Record<string, unknown>) => ({ ...keys, isDuplicates: keys.filter === DUPLICATES }),
  CustomerListQuery.extend({ person: Id.optional().catch(undefined), isDuplicates: z.boolean() }),
);

export default async function CustomersPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const query = await readSearch(PageQuery, searchParams);
  const [launch, running] = await Promise.all([cachedLaunchDate(ctx), runningPull(ctx)]);
  const counting = cachedCustomerCounts(ctx, launch);
  return (
    <>
      <PageHeading
        title="Customer Management"
        subtitle="View and manage your customer database"
        actions={
          <ListSelect
            param="filter"
            label="Filter customers"
            chosen={query.isDuplicates ? DUPLICATES : query.filter}
            options={filterOptions}
            className="sm:w-56"
          />
        }
      />
      <CustomerTools isConfigured={isCloverConfigured()} running={running} />
      <Counts counting={counting} launch={launch} />
      {query.isDuplicates ? (
        <LikelyDuplicates ctx={ctx} page={query.page} />
      ) : (
        <Directory ctx={ctx} query={query} launch={launch} counting={counting} />
      )}
      {query.person && (
        <SidePanel name="person">
          <Suspense key={query.person} fallback={<SidePanelSkeleton label="Loading the customer..." />}>
            <MemberPanel ctx={ctx} id={query.person} />
          </Suspense>
        </SidePanel>
      )}
    </>
  );
}

type DirectoryProps = {
  ctx: Ctx;
  query: CustomerListQuery;
  launch: Date | null;
  counting: Promise<CustomerCounts>;
};

async function Directory({ ctx, query, launch, counting }: DirectoryProps) {
  const listing = { filter: query.filter, launch, order: query.sort, counts: counting };
  const { rows, total, page, pages } = await searchCustomers(ctx, query, listing);
  return (
    <Card
      title="Customer Directory"
      subtitle={filterSentence(query.filter, total, launch)}
      tools={
        <>
          <SearchBox placeholder="Search customers by name, email, or phone..." className="xl:w-[26rem]" />
          {/* Together on one line, below the search where that needs the first. */}
          <div className="flex max-narrow:flex-wrap gap-2">
            <ListSelect
              param="sort"
              label="Sort customers"
              chosen={query.sort}
              options={sortOptions}
              className="w-36"
            />
            <ExportLink href={hrefWith(api.customersExport, { filter: query.filter, q: query.q })} isShort />
          </div>
        </>
      }
    >
      <ListStatus total={total} page={page} pages={pages} noun="customer" />
      {rows.length > 0 ? (
        <>
          <CustomerTable customers={rows} launch={launch} query={{ ...query, page }} />
          <Pager page={page} pages={pages} total={total} />
        </>
      ) : (
        <NoCustomers query={query} />
      )}
    </Card>
  );
}

async function Counts({ counting, launch }: Pick<DirectoryProps, "counting" | "launch">) {
  const counts = await counting;
  return (
    <StatGrid count={4}>
      <StatCard
        label="Total in Clover"
        value={formatCount(counts.total)}
        note={countOf(counts.placeholders, "test customer")}
        icon={Users}
      />
      <StatCard
        label="Legitimate Customers"
        value={formatCount(counts.legitimate)}
        note="Valid email or phone"
        icon={UserCheck}
      />
      <StatCard
        label="Marketing Opt-ins"
        value={formatCount(counts.marketingOptedIn)}
        note={
          <>
            {optInPercent(counts)}% of legitimate<span className="max-sm:sr-only"> customers</span>
          </>
        }
        icon={Mail}
      />
      <StatCard
        label="After Launch Date"
        value={formatCount(counts.legitimateAfterLaunch)}
        note={launch ? `Since ${formatShopDate(launch)}` : "No launch date set"}
        icon={CalendarDays}
      />
    </StatGrid>
  );
}

function NoCustomers({ query: { q, filter } }: Pick<DirectoryProps, "query">) {
  const isNarrowed = filter !== "all";
  return q !== "" ? (
    <EmptyState title="No customers found">
      <p>Try adjusting your search terms</p>
      <Button asChild variant="outline">
        <IntentLink href={hrefWith(adminRoutes.customers.path, { filter: "all", q: isNarrowed ? q : "" })}>
          {isNarrowed ? "Search all customers" : "Show all customers"}
        </IntentLink>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title="No customers match this filter">
      <p>Try changing the filter or sync with Clover to get customer data.</p>
    </EmptyState>
  );
}
