import Link from "next/link";
import { DuskGlass } from "@/components/illustrations/dusk-glass";
import { buttonVariants } from "@/components/ui/button-variants";
import { anchors, routes } from "@/lib/routes";
import { shop } from "@/lib/shop/shop";

export function Hero() {
  return (
    <header className="page-header overflow-clip border-b">
      <div className="page-width grid items-center gap-x-6 lg:gap-x-10 md:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="py-14 md:py-24">
          <p className="mb-5 flex items-center gap-3 font-semibold text-muted-foreground text-sm">
            <span aria-hidden="true" className="neon-line h-0.5 w-8 rounded-full" />
            {shop.address.city}, South Maryland Parkway
          </p>
          <h1 className="text-display md:max-lg:text-title">Your rewards journey starts at the counter</h1>
          <p className="mt-6 max-w-xl text-lead text-muted-foreground">
            Glass, vapes, hookahs and everything around them. Every visit counts toward Bronze, Silver, Gold
            and VIP, and joining is free.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link href={anchors.checkStatus} prefetch={false} className={buttonVariants({ size: "lg" })}>
              Check Rewards Status
            </Link>
            <Link
              href={routes.deals.path}
              prefetch={false}
              className={buttonVariants({ variant: "outline", size: "lg" })}
            >
              See Member Deals
            </Link>
          </div>
          <p className="mt-6 text-muted-foreground text-sm">
            {shop.minimumAge}+ only, valid government photo ID required. Everything is sold in the shop.
          </p>
        </div>
        <DuskGlass className="-mb-2 mx-auto h-72 w-auto md:mb-0 md:h-auto md:w-full md:max-w-[34rem] md:self-end" />
      </div>
    </header>
  );
}
