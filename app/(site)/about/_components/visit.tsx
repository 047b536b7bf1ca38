import Link from "next/link";
import type { ReactNode } from "react";
import { EmailAddress } from "@/components/shop/email-address";
import { MapFrame } from "@/components/shop/map-frame";
import { buttonVariants } from "@/components/ui/button-variants";
import { routes } from "@/lib/routes";
import { hoursText } from "@/lib/shop/hours";
import { mapLinks, shop } from "@/lib/shop/shop";

const MAP_HEIGHT_PX = 380;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-glass-line border-t py-4 sm:grid-cols-[6rem_1fr]">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

const factLink = "underline decoration-1 underline-offset-4 hover:decoration-2";

export function Visit() {
  return (
    <section id="visit" aria-labelledby="visit-title" className="page-width pb-section">
      <div className="dark grid gap-8 rounded-2xl border border-glass-line bg-deep p-6 text-deep-foreground shadow-raised md:p-10 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id="visit-title" className="text-heading">
            Come and see
          </h2>
          <dl className="mt-6">
            <Fact name="Address">
              <address className="not-italic">{shop.address.line}</address>
            </Fact>
            <Fact name="Hours">{hoursText.full}</Fact>
            <Fact name="Phone">
              <a href={shop.phone.href} className={factLink}>
                {shop.phone.display}
              </a>
            </Fact>
            <Fact name="E-mail">
              <a href={shop.email.href} className={factLink}>
                <EmailAddress />
              </a>
            </Fact>
            <Fact name="ID">{shop.ageNote}</Fact>
          </dl>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href={mapLinks.directions} className={buttonVariants({ size: "lg" })}>
              Get directions
            </a>
            <Link href={routes.contact.path} className={buttonVariants({ variant: "outline", size: "lg" })}>
              Contact us
            </Link>
          </div>
        </div>
        <MapFrame height={MAP_HEIGHT_PX} className="self-center border-glass-line" />
      </div>
    </section>
  );
}
