import { DealsScene } from "@/components/illustrations/scenes/deals-scene";
import { PageHeader, TitleLines } from "@/components/layout/page-header";
import { Section } from "@/components/layout/section";
import { CategorySprite } from "@/components/product/category-sprite";
import { JsonLd } from "@/components/seo/json-ld";
import { NicotineWarning } from "@/components/shop/nicotine-warning";
import { NeedsScript } from "@/components/text/needs-script";
import { Unbroken } from "@/components/text/unbroken";
import { toDealCard } from "@/lib/deals/deal-card";
import { listedDeals } from "@/lib/deals/listed-deals";
import { liveOffers } from "@/lib/deals/live-offers";
import { cachedDeals } from "@/lib/deals/queries";
import { offerJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { contactDetails } from "@/lib/shop/contact-details";
import { shop } from "@/lib/shop/shop";
import { SHOP_TIME_LABEL } from "@/lib/time";
import { DealTips, HowDealsWork } from "./_components/deal-guide";
import { DealList } from "./_components/deal-list";
import { NewsletterBox } from "./_components/newsletter-box";

export const dynamic = "force-static";
/** Seconds. Deals begin and end by the clock: older HTML is made anew, and the browser corrects what it shows. */
export const revalidate = 60;
export const metadata = pageMetadata("deals");

function Redeem() {
  return (
    <p>
      Times are {SHOP_TIME_LABEL}. Redeem in store at <Unbroken text={shop.address.street} />: name the deal
      and give your phone number at checkout. {shop.ageNote}
    </p>
  );
}

/** The places where deals are announced today. */
function NewsPlaces() {
  const { profiles } = contactDetails();
  const [profile] = profiles;
  return (
    <>
      Until then, new deals show up on this page first
      {profile ? (
        <>
          {", and on "}
          <a href={profile.href} rel="noopener" className="text-primary underline underline-offset-4">
            {profile.network}
          </a>
        </>
      ) : null}
      .
    </>
  );
}

export default async function DealsPage() {
  const now = Date.now();
  const deals = listedDeals(await cachedDeals(), now);
  return (
    <>
      <NicotineWarning />
      <CategorySprite />
      <PageHeader
        eyebrow="Redeem in store, 21+"
        title={<TitleLines lines={["Deals worth", "the drive"]} />}
        scene={<DealsScene />}
        lead="What is on special right now, with honest dates. Name the deal at the register, and your visit counts toward your tier, too."
      />
      <Section aria-labelledby="deals-title">
        <h2 id="deals-title" className="mb-4 text-heading">
          Current deals
        </h2>
        <DealList deals={deals.map((deal) => toDealCard(deal, now))} renderedAt={now} redeem={<Redeem />} />
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
            A weekly email with our deals is planned but has not started. <NewsPlaces />
          </p>
          <NeedsScript>This box needs JavaScript. Without it, look here or ask at the counter.</NeedsScript>
          <NewsletterBox />
        </section>
      </Section>
      {liveOffers(deals, now).map((offer) => (
        <JsonLd key={`${offer.name} ${offer.validFrom}`} data={offerJsonLd(offer)} />
      ))}
    </>
  );
}
