import { Users } from "lucide-react";
import type { Metadata } from "next";
import { Card } from "@/app/admin/_components/card";
import { ListSelect } from "@/app/admin/_components/list-select";
import { ListStatus } from "@/app/admin/_components/list-status";
import { PageHeading } from "@/app/admin/_components/page-heading";
import { Pager } from "@/app/admin/_components/pager";
import { type PageProps, readSearch } from "@/app/admin/_components/read-search";
import { SearchBox } from "@/app/admin/_components/search-box";
import { StatCard, StatGrid } from "@/app/admin/_components/stat-card";
import { EmptyState } from "@/components/feedback/empty-state";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { countOf, formatCount } from "@/lib/count";
import { sortOptions } from "@/lib/customers/labels";
import { cachedCustomerCounts, searchCustomers } from "@/lib/customers/queries";
import { type CustomerSort, MemberListQuery } from "@/lib/customers/schema";
import { hrefWith } from "@/lib/href";
import { cachedOddVisits, cachedTierCounts } from "@/lib/loyalty/queries";
import { adminRoutes } from "@/lib/routes";
import { cachedLaunchDate } from "@/lib/settings/queries";
import { TIERS } from "@/lib/tier";
import { CheckinButton } from "./_components/checkin-button";
import { LaunchNotice } from "./_components/launch-notice";
import { MemberTable } from "./_components/member-table";
import { membersSentence, restOf } from "./_components/members-sentence";
import { ODD_VISITS_ID, OddVisitsCard } from "./_components/odd-visits-card";

export const metadata: Metadata = { title: "Loyalty" };

export default async function LoyaltyPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const query = await readSearch(MemberListQuery, searchParams);
  const launch = await cachedLaunchDate(ctx);
  const counting = cachedCustomerCounts(ctx, launch);
  const countingTiers = cachedTierCounts(ctx, launch);
  const [{ members, ...tiers }, counts, list, oddVisits] = await Promise.all([
    countingTiers,
    counting,
    searchCustomers(ctx, query, {
      filter: "launch",
      launch,
      order: query.sort,
      isByMember: true,
      all: countingTiers.then(({ members }) => members),
    }),
    cachedOddVisits(ctx),
  ]);
  const filtered = counts.total - members;
  return (
    <>
      <PageHeading
        title="Loyalty Program"
        subtitle="Manage customer loyalty tiers and rewards"
        actions={<CheckinButton />}
      />
      <LaunchNotice launch={launch} total={counts.total} members={members} />
      <StatGrid count={5}>
        <StatCard
          label="Loyalty Customers"
          value={formatCount(members)}
          note={
            filtered > 0
              ? `${formatCount(counts.total)} total (${formatCount(filtered)} filtered)`
              : undefined
          }
          icon={Users}
        />
        {TIERS.map(({ name }) => (
          <StatCard key={name} label={name} value={formatCount(tiers[name])} dot={TIER_DOTS[name]} />
        ))}
      </StatGrid>
      <Card
        title="Customer Tiers"
        subtitle={
          <>
            <span className="mr-3">
              {query.q
                ? membersSentence(list.total, counts.placeholders)
                : membersSentence(members, counts.placeholders, restOf(counts, members, launch !== null))}
            </span>{" "}
            {oddVisits.toReview.total > 0 && (
              <a
                href={`#${ODD_VISITS_ID}`}
                className="whitespace-nowrap py-1 font-medium text-primary underline underline-offset-4"
              >
                {countOf(oddVisits.toReview.total, "visit")} to review
              </a>
            )}
          </>
        }
        tools={<ListTools sort={query.sort} />}
      >
        <ListStatus total={list.total} page={list.page} pages={list.pages} noun="member" />
        {list.rows.length > 0 ? (
          <>
            <MemberTable members={list.rows} />
            <Pager page={list.page} pages={list.pages} total={list.total} />
          </>
        ) : (
          <NoMembers q={query.q} />
        )}
      </Card>
      <OddVisitsCard {...oddVisits} />
    </>
  );
}

function ListTools({ sort }: { sort: CustomerSort }) {
  return (
    <>
      <SearchBox placeholder="Search customers..." className="max-sm:min-w-0" />
      <ListSelect
        param="sort"
        label="Sort members"
        chosen={sort}
        options={sortOptions}
        className="w-36 whitespace-nowrap"
      />
    </>
  );
}

/** The colors of the tiers' badges. */
const TIER_DOTS: Record<(typeof TIERS)[number]["name"], string> = {
  VIP: "bg-tier-vip ring-1 ring-tier-vip-foreground",
  Gold: "bg-tier-gold ring-1 ring-tier-gold-foreground",
  Silver: "bg-tier-silver ring-1 ring-tier-silver-foreground",
  Bronze: "bg-tier-bronze ring-1 ring-tier-bronze-foreground",
};

function NoMembers({ q }: { q: string }) {
  return q !== "" ? (
    <EmptyState title="No customers found matching your search">
      <p>Try part of the name, the email or the number.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="outline">
          <IntentLink href={hrefWith(adminRoutes.customers.path, { filter: "all", q })}>
            Search all customers
          </IntentLink>
        </Button>
        <Button asChild variant="outline">
          <IntentLink href={adminRoutes.loyalty.path}>Show all members</IntentLink>
        </Button>
      </div>
    </EmptyState>
  ) : (
    <EmptyState title="No loyalty customers yet">
      <p>Sync customers from Clover first; visits then come from paid orders and check-ins.</p>
    </EmptyState>
  );
}
