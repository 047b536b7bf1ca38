import type { ReactNode } from "react";
import { ContactForm } from "@/app/(site)/contact/_components/contact-form";
import { buttonVariants } from "@/components/controls/button-variants";
import { PhoneIcon, PinIcon } from "@/components/illustrations/icons";
import { ContactScene } from "@/components/illustrations/scenes/contact-scene";
import { PageHeader } from "@/components/layout/page-header";
import { Section, SectionHeader } from "@/components/layout/section";
import { JsonLd } from "@/components/seo/json-ld";
import { AddressLine } from "@/components/shop/address-line";
import { EmailAddress } from "@/components/shop/email-address";
import { HoursExceptions } from "@/components/shop/hours-exceptions";
import { MapFrame } from "@/components/shop/map-frame";
import { OpenNow } from "@/components/shop/open-now";
import { PhoneLink } from "@/components/shop/phone-link";
import { NeedsScript } from "@/components/text/needs-script";
import { Unbroken } from "@/components/text/unbroken";
import { hoursText } from "@/lib/hours/every-day";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { faqJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { contactDetails } from "@/lib/shop/contact-details";
import { contactFaq, type FaqEntry } from "@/lib/shop/faq";
import { contactPromise } from "@/lib/shop/policies";
import { mapLinks, shop } from "@/lib/shop/shop";

export const dynamic = "force-static";
export const metadata = pageMetadata("contact");

const MAP_HEIGHT = 300;

function StoreDetail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 border-t py-4 first:border-t-0 first:pt-0 last:pb-0 md:max-lg:nth-[-n+2]:border-t-0 md:max-lg:nth-[-n+2]:pt-0 md:max-lg:nth-[n+3]:pb-0">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

const inlineLink =
  "-my-2 inline-flex min-h-11 items-center text-info underline decoration-1 underline-offset-4 hover:decoration-2";

function StoreCard({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  const { phone, email } = contactDetails();
  return (
    <section aria-labelledby="store" className="rounded-xl border bg-card p-6 shadow-card md:p-8">
      <h2 id="store" className="mb-5 text-subheading">
        The shop
      </h2>
      <dl className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
        <StoreDetail label="Address">
          <address className="not-italic">
            {shop.address.street}
            <br />
            {shop.address.city}, {shop.address.region} {shop.address.postalCode}
          </address>
        </StoreDetail>
        <StoreDetail label="Hours">
          {hoursText.full}
          <OpenNow className="mt-1 flex text-sm" />
          <HoursExceptions exceptions={exceptions} className="mt-2" />
        </StoreDetail>
        {phone && (
          <StoreDetail label="Phone">
            <PhoneLink className={inlineLink} />
          </StoreDetail>
        )}
        {email && (
          <StoreDetail label="Email">
            <a href={email.href} className={inlineLink}>
              <EmailAddress address={email.address} />
            </a>
          </StoreDetail>
        )}
      </dl>
    </section>
  );
}

function FindUs() {
  return (
    <Section id="map" tone="muted" aria-labelledby="map-title">
      <SectionHeader
        id="map-title"
        title="Find us"
        lead={<AddressLine />}
        action={
          <div className="flex flex-wrap gap-3">
            <a
              href={mapLinks.open}
              target="_blank"
              rel="noopener"
              className={buttonVariants({ variant: "outline" })}
            >
              Open in maps
            </a>
          </div>
        }
      />
      <MapFrame height={MAP_HEIGHT} />
    </Section>
  );
}

function Questions({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <Section aria-labelledby="questions">
      <SectionHeader id="questions" title="Before you write" lead="The six things people ask us most." />
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ question, answer }) => (
          <div key={question} className="border-t pt-5">
            <dt className="font-semibold leading-snug">{question}</dt>
            <dd className="mt-2 text-muted-foreground">
              <Unbroken text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export default async function ContactPage() {
  const exceptions = await cachedHoursExceptions();
  const questions = contactFaq(exceptions);
  const { phone } = contactDetails();
  return (
    <>
      <JsonLd data={faqJsonLd(questions)} />
      <PageHeader
        eyebrow="Contact"
        title="Talk to us"
        scene={<ContactScene />}
        lead={`Write and we answer within ${contactPromise.replyHours} hours. In a hurry? ${phone ? "Call, or come by" : "Come by"}.`}
      >
        <PhoneLink className={buttonVariants({ size: "lg" })}>
          <PhoneIcon />
          Call the shop
        </PhoneLink>
        <a href={mapLinks.directions} className={buttonVariants({ variant: "outline", size: "lg" })}>
          <PinIcon />
          Get Directions
        </a>
      </PageHeader>
      <Section className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <section aria-labelledby="write" className="group rounded-xl border bg-card p-6 shadow-card md:p-8">
          <h2 id="write" className="mb-5 text-subheading group-has-data-sent:hidden">
            Send us a message
          </h2>
          <NeedsScript>
            This form needs JavaScript. Without it, please <PhoneLink after=" or ">call us</PhoneLink>come by.
          </NeedsScript>
          <ContactForm />
        </section>
        <StoreCard exceptions={exceptions} />
      </Section>
      <FindUs />
      <Questions entries={questions} />
    </>
  );
}
