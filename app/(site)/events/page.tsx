import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { EventsScene } from "@/components/illustrations/scenes/events-scene";
import { PageHeader } from "@/components/layout/page-header";
import { Section, SectionHeader } from "@/components/layout/section";
import { ReviewStrip } from "@/components/review/review-strip";
import { JsonLd } from "@/components/seo/json-ld";
import { NicotineWarning } from "@/components/shop/nicotine-warning";
import { FaqList } from "@/components/text/faq-list";
import { Unbroken } from "@/components/text/unbroken";
import { env } from "@/lib/env";
import { eventsNameNicotine, toEventCard } from "@/lib/events/event-card";
import { eventFacts } from "@/lib/events/event-facts";
import { cachedEvents } from "@/lib/events/queries";
import { upcomingEvents } from "@/lib/events/state";
import { routes } from "@/lib/routes";
import { eventJsonLd, faqJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { contactDetails } from "@/lib/shop/contact-details";
import { eventsFaq } from "@/lib/shop/faq";
import { writeReviewLink } from "@/lib/shop/shop";
import { SHOP_TIME_LABEL } from "@/lib/time";
import { EventBenefits, EventGuidelines } from "./_components/event-guide";
import { NoEvents } from "./_components/no-events";
import { UpcomingEvents } from "./_components/upcoming-events";

export const dynamic = "force-static";
/** Seconds. Events begin by the clock: older HTML is made anew, and the browser corrects what it shows. */
export const revalidate = 60;
export const metadata = pageMetadata("events");

export default async function EventsPage() {
  const now = Date.now();
  const { phone } = contactDetails();
  const upcoming = upcomingEvents(
    (await cachedEvents()).map((event) => toEventCard(event, now)),
    now,
  );
  return (
    <>
      {eventsNameNicotine(upcoming) && <NicotineWarning />}
      <PageHeader
        eyebrow="21+ with valid ID"
        title="Evenings at the shop"
        scene={<EventsScene />}
        lead="Workshops, demonstrations and people who make glass. Small groups, real hands, at the shop on South Maryland Parkway."
      />
      <Section aria-labelledby="upcoming">
        <SectionHeader
          id="upcoming"
          title="Upcoming Events"
          lead={
            <Unbroken
              text={`Everything at the shop in the next 30 days, and what is planned after them. All times are ${SHOP_TIME_LABEL}.`}
            />
          }
        />
        <UpcomingEvents
          events={upcoming}
          renderedAt={now}
          phoneHref={phone?.href ?? null}
          none={<NoEvents phone={phone} />}
        />
      </Section>
      <EventBenefits />
      <Section aria-labelledby="event-reviews">
        <SectionHeader
          id="event-reviews"
          title="Google reviews that mention an event"
          lead="Of the reviews Google Maps shows, highest rated first."
          action={
            <Link
              href={routes.reviews.path}
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              All reviews
            </Link>
          }
        />
        <ReviewStrip
          pick="about-events"
          failure="Unable to load event reviews at this time. Please check back later."
          writeReviewUrl={writeReviewLink(env().GOOGLE_PLACE_ID)}
        />
      </Section>
      <Section tone="muted" className="grid gap-12 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <EventGuidelines />
        <section aria-labelledby="event-faq">
          <h2 id="event-faq" className="mb-6 text-heading">
            Questions
          </h2>
          <FaqList group="events-faq" entries={eventsFaq} />
        </section>
      </Section>
      {upcoming.map((event) => (
        <JsonLd key={event.id} data={eventJsonLd(eventFacts(event))} />
      ))}
      <JsonLd data={faqJsonLd(eventsFaq)} />
    </>
  );
}
