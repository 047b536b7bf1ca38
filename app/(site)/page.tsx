import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { Section, SectionHeader } from "@/components/layout/section";
import { ReviewStrip } from "@/components/review/review-strip";
import { NicotineWarning } from "@/components/shop/nicotine-warning";
import { cachedNewestProducts } from "@/lib/catalog/newest";
import { cachedCategoryCounts } from "@/lib/catalog/queries";
import { toDealCard } from "@/lib/deals/deal-card";
import { cachedDeals } from "@/lib/deals/queries";
import { dealState } from "@/lib/deals/state";
import { dealTimes } from "@/lib/deals/times";
import { env } from "@/lib/env";
import { toEventCard } from "@/lib/events/event-card";
import { cachedEvents } from "@/lib/events/queries";
import { upcomingEvents } from "@/lib/events/state";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { writeReviewLink } from "@/lib/shop/shop";
import { CallsToAction } from "./_components/calls-to-action";
import { CategoryGrid } from "./_components/category-grid";
import { FeatureCards } from "./_components/feature-cards";
import { Hero } from "./_components/hero";
import { NewOnTheWall } from "./_components/new-on-the-wall";
import { RewardsBand } from "./_components/rewards-band";
import { ThisWeek } from "./_components/this-week";

export const dynamic = "force-static";
/** Seconds. Deals and events begin and end by the clock. */
export const revalidate = 60;
export const metadata = pageMetadata("home");

const ENDING_DEALS = 3;

export default async function HomePage() {
  const now = Date.now();
  const [live, newest, deals, events, exceptions] = await Promise.all([
    cachedCategoryCounts(),
    cachedNewestProducts(),
    cachedDeals(),
    cachedEvents(),
    cachedHoursExceptions(),
  ]);
  const ending = deals
    // Before the words are made, which for years of ended deals takes seconds.
    .filter((deal) => dealState(dealTimes(deal, now), now) === "active")
    .map((deal) => toDealCard(deal, now))
    .toSorted((one, other) => one.endsAt - other.endsAt)
    .slice(0, ENDING_DEALS);
  const [nextEvent] = upcomingEvents(
    events.map((event) => toEventCard(event, now)),
    now,
  );
  const isConnected = isCloverConfigured();
  const writeReviewUrl = writeReviewLink(env().GOOGLE_PLACE_ID);
  return (
    <>
      <NicotineWarning />
      <Hero />
      <CategoryGrid live={live} isConnected={isConnected} />
      <NewOnTheWall products={newest} />
      <ThisWeek deals={ending} event={nextEvent} renderedAt={now} />
      <RewardsBand />
      <FeatureCards exceptions={exceptions} isConnected={isConnected} />
      <Section aria-labelledby="reviews">
        <SectionHeader
          id="reviews"
          title="Latest reviews"
          lead="The newest reviews Google Maps shows us, unedited."
          action={
            <div className="flex flex-wrap gap-3">
              <Link
                href={routes.reviews.path}
                prefetch={false}
                className={buttonVariants({ variant: "outline" })}
              >
                Read All Reviews
              </Link>
              <a
                href={writeReviewUrl}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: "secondary" })}
              >
                Write a Review
              </a>
            </div>
          }
        />
        <ReviewStrip
          pick="latest"
          failure="Unable to load reviews at this time. Please check back later."
          writeReviewUrl={writeReviewUrl}
        />
      </Section>
      <CallsToAction exceptions={exceptions} />
    </>
  );
}
