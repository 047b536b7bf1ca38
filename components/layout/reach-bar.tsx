import Link from "next/link";
import { PhoneIcon, PinIcon, RewardsIcon } from "@/components/illustrations/icons";
import { PhoneLink } from "@/components/shop/phone-link";
import { anchors } from "@/lib/routes";
import { mapLinks } from "@/lib/shop/shop";

const item =
  "flex min-h-14 items-center justify-center gap-2 max-narrow:flex-col max-narrow:gap-0 font-semibold text-sm hover:bg-accent active:bg-accent";

/** The bar at the bottom of every page on phones: call, directions, rewards. */
export function ReachBar() {
  return (
    <nav
      aria-label="Reach the shop"
      data-reach-bar
      className="fixed short:static inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col divide-x divide-glass-line border-glass-line border-t bg-popover pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <PhoneLink className={item}>
        <PhoneIcon className="size-4.5 text-info" />
        Call
      </PhoneLink>
      <a href={mapLinks.directions} className={item}>
        <PinIcon className="size-4.5 text-info" />
        Directions
      </a>
      <Link href={anchors.checkStatus} prefetch={false} className={item}>
        <RewardsIcon className="size-4.5 text-info" />
        Rewards
      </Link>
    </nav>
  );
}
