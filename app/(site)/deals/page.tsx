import { NeonSign } from "@/components/illustrations/neon-sign";
import { PageHeader } from "@/components/layout/page-header";
import { Section } from "@/components/layout/section";
import { ArtSprite } from "@/components/product/art-sprite";
import { JsonLd } from "@/components/seo/json-ld";
import { NicotineWarning } from "@/components/shop/nicotine-warning";
import { toDealCard } from "@/lib/deals/deal-card";
import { liveOffers } from "@/lib/deals/offer-facts";
import { cachedDeals } from "@/lib/deals/queries";
import { offerJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { shop } from "@/lib/shop/shop";
import { DealTips, HowDealsWork } from "./_components/deal-guide";
import { DealList } from "./_components/deal-list";
import { DealStats } from "./_components/deal-stats";
import { NewsletterBox } from "./_components/newsletter-box";

export const dynamic = "force-static";
/** Seconds. Deals begin and end by the clock: the HTML is never older than this, and the browser knows the minute. */
export const revalidate = 60;
export const metadata = pageMetadata("deals");

function Redeem() {
  return (
    <p>
      Times are Las Vegas time. Redeem in store at {shop.address.street}: name the deal and give your phone
      number at checkout. {shop.ageNote}
    </p>
  );
}

export default async function DealsPage() {
  const deals = await cachedDeals();
  const now = Date.now();
  const offers = liveOffers(deals, now);
  return (
    <>
      <NicotineWarning />
      <ArtSprite />
      <PageHeader
        eyebrow="Redeem in store, 21+"
        title="Deals worth the drive"
        picture={<NeonSign glyph="deals" />}
        lead="What we are pushing right now, with honest dates. Show up, name the deal, and your visit counts toward your tier as well."
      >
        <DealStats live={offers.length} />
      </PageHeader>
      <Section aria-labelledby="deals-title">
        <h2 id="deals-title" className="mb-4 text-heading">
          Current deals
        </h2>
        <DealList deals={deals.map(toDealCard)} renderedAt={now} redeem={<Redeem />} />
      </Section>
      <HowDealsWork />
      <Section className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <DealTips />
        <section
          aria-labelledby="newsletter"
          className="self-start rounded-2xl border bg-card p-6 shadow-card sm:p-8"
        >
          <h2 id="newsletter" className="text-heading">
            Newsletter
          </h2>
          <p className="mt-3 mb-6 text-muted-foreground">
            A letter with the week's deals is planned and has not started. Until then, this page is up to
            date.
          </p>
          <NewsletterBox />
        </section>
      </Section>
      {offers.map((offer) => (
        <JsonLd key={`${offer.name} ${offer.validFrom}`} data={offerJsonLd(offer)} />
      ))}
    </>
  );
}
