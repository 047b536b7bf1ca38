import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { DuskGlass } from "@/components/illustrations/dusk-glass";
import { PinIcon } from "@/components/illustrations/icons";
import { RatingLine } from "@/components/review/rating-line";
import { OpenNow } from "@/components/shop/open-now";
import { listWords } from "@/lib/list-words";
import { anchors, routes } from "@/lib/routes";
import { loyaltyTiers } from "@/lib/shop/policies";
import { mapLinks, shop } from "@/lib/shop/shop";

const tierNames = listWords(loyaltyTiers.map(({ name }) => name));

/** Equally wide side by side on a phone; a label may wrap. */
const action =
  "max-sm:h-auto max-sm:min-h-14 max-sm:whitespace-normal max-sm:px-3 max-sm:py-2 max-sm:text-center max-sm:leading-tight";

/** The head of the home page: the shop's name, place, opening state and rating, with two calls to action. */
export function Hero() {
  return (
    <header className="page-header relative overflow-clip border-b">
      <div className="page-width grid grid-cols-[1fr_minmax(0,7.5rem)] gap-x-3 max-narrow:grid-cols-[1fr_0] pt-6 pb-7 sm:grid-cols-[1fr_14rem] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-10 md:py-0">
        <div className="contents md:block md:py-12">
          <div className="col-span-2">
            <p className="mb-3 font-semibold text-muted-foreground text-sm md:mb-5">
              Smoke, vape and hookah shop in {shop.address.city}
            </p>
            {/* So narrow that it takes three lines in any font: nothing moves when ours arrives. */}
            <h1 className="max-w-[10.5em] text-hero md:max-lg:text-title">
              Your rewards journey starts at the counter
            </h1>
          </div>
          <div className="mt-4 grid content-start gap-2.5 md:mt-6">
            <p className="hidden max-w-xl text-lead text-muted-foreground md:block">
              Glass, vapes, hookahs and everything around them. Every visit counts toward {tierNames}, and
              joining is free.
            </p>
            <ul className="grid gap-1 text-sm md:mt-2 md:text-base">
              <li className="font-semibold">
                <OpenNow />
              </li>
              <li>
                <a
                  href={mapLinks.directions}
                  className="flex min-h-6 items-center gap-1.5 underline decoration-1 underline-offset-4"
                >
                  <PinIcon className="size-4 shrink-0 text-info" />
                  {shop.address.street}
                </a>
              </li>
              <li>
                <RatingLine />
              </li>
            </ul>
          </div>
          <div className="col-span-2 mt-4 grid grid-cols-2 gap-3 max-narrow:grid-cols-1 sm:flex sm:flex-wrap md:mt-8 md:max-lg:grid md:max-lg:w-fit md:max-lg:grid-cols-1">
            <Link
              href={anchors.checkStatus}
              prefetch={false}
              className={`${buttonVariants({ size: "lg" })} ${action}`}
            >
              Check Rewards Status
            </Link>
            <Link
              href={routes.deals.path}
              prefetch={false}
              className={`${buttonVariants({ variant: "outline", size: "lg" })} ${action}`}
            >
              See Member Deals
            </Link>
          </div>
          <p className="col-span-2 mt-4 text-muted-foreground text-sm">
            {`${shop.minimumAge}+ only, valid government photo ID required. Everything is sold in the shop.`}
          </p>
        </div>
        <DuskGlass className="col-start-2 row-start-2 h-40 w-auto max-w-full justify-self-end max-narrow:hidden max-md:-mr-1 sm:h-56 md:col-start-2 md:row-start-1 md:h-auto md:w-full md:max-w-[36rem] md:self-end" />
      </div>
    </header>
  );
}
