import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/controls/button-variants";
import { AddressLine } from "@/components/shop/address-line";
import { EmailAddress } from "@/components/shop/email-address";
import { HoursExceptions } from "@/components/shop/hours-exceptions";
import { MapFrame } from "@/components/shop/map-frame";
import { OpenNow } from "@/components/shop/open-now";
import { PhoneLink } from "@/components/shop/phone-link";
import { hoursText } from "@/lib/hours/every-day";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { routes } from "@/lib/routes";
import { contactDetails } from "@/lib/shop/contact-details";
import { mapLinks, shop } from "@/lib/shop/shop";

const MAP_HEIGHT_PX = 380;

function VisitDetail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-glass-line border-t py-4 sm:grid-cols-[6rem_1fr]">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

const factLink = "underline decoration-1 underline-offset-4 hover:decoration-2";

export function Visit({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  const { phone, email } = contactDetails();
  return (
    <section id="visit" aria-labelledby="visit-title" className="page-width pb-section">
      <div className="dark dusk-ground grid gap-8 rounded-2xl border border-glass-line p-6 text-deep-foreground shadow-raised md:p-10 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id="visit-title" className="text-heading">
            Come and see
          </h2>
          <dl className="mt-6">
            <VisitDetail name="Address">
              <address className="not-italic">
                <AddressLine />
              </address>
            </VisitDetail>
            <VisitDetail name="Hours">
              {hoursText.full}
              <OpenNow className="mt-1 flex text-sm" />
              <HoursExceptions exceptions={exceptions} className="mt-2" />
            </VisitDetail>
            {phone && (
              <VisitDetail name="Phone">
                <PhoneLink className={factLink} />
              </VisitDetail>
            )}
            {email && (
              <VisitDetail name="Email">
                <a href={email.href} className={factLink}>
                  <EmailAddress address={email.address} />
                </a>
              </VisitDetail>
            )}
            <VisitDetail name="ID">{shop.ageNote}</VisitDetail>
          </dl>
          <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
            <a href={mapLinks.directions} className={buttonVariants({ size: "lg" })}>
              Get Directions
            </a>
            <Link
              href={routes.contact.path}
              prefetch={false}
              className={buttonVariants({ variant: "outline", size: "lg" })}
            >
              Contact us
            </Link>
          </div>
        </div>
        <MapFrame height={MAP_HEIGHT_PX} className="self-center border-glass-line" />
      </div>
    </section>
  );
}
