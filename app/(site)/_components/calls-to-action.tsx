import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { StorefrontScene } from "@/components/illustrations/scenes/storefront-scene";
import { Section } from "@/components/layout/section";
import { AddressLine } from "@/components/shop/address-line";
import { HoursExceptions } from "@/components/shop/hours-exceptions";
import { MapFrame } from "@/components/shop/map-frame";
import { OpenNow } from "@/components/shop/open-now";
import { hoursText } from "@/lib/hours/every-day";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { anchors, routes } from "@/lib/routes";

const MAP_HEIGHT_PX = 300;

/** The two calls to action at the end of the page, browse and visit, with a drawing of the shop and the map. */
export function CallsToAction({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  return (
    <>
      <Section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div className="max-w-prose">
          <h2 className="text-heading">See what is on the shelf</h2>
          <p className="mt-3 text-muted-foreground">
            Search by name, filter by category, and check the stock before you drive over.
          </p>
        </div>
        <Link href={routes.inventory.path} prefetch={false} className={buttonVariants({ size: "lg" })}>
          Browse Inventory
        </Link>
      </Section>
      <section aria-labelledby="find" className="band-later border-t">
        <div
          aria-hidden="true"
          className="page-header h-38 overflow-clip md:h-80 [&>svg]:block [&>svg]:size-full"
        >
          <StorefrontScene />
        </div>
        <div className="page-width grid gap-8 py-12 lg:grid-cols-[2fr_3fr] lg:gap-12">
          <div className="grid content-start gap-4">
            <h2 id="find" className="text-heading">
              Find the shop
            </h2>
            <p>
              <AddressLine />
            </p>
            <div className="grid gap-1 text-muted-foreground">
              <OpenNow className="font-semibold text-foreground" />
              <p>{hoursText.full}</p>
              <HoursExceptions exceptions={exceptions} />
            </div>
            <Link
              href={anchors.map}
              prefetch={false}
              className={`${buttonVariants({ size: "lg" })} mt-2 justify-self-start`}
            >
              Get Directions
            </Link>
          </div>
          <MapFrame height={MAP_HEIGHT_PX} />
        </div>
      </section>
    </>
  );
}
