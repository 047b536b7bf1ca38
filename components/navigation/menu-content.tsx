import { PhoneIcon, PinIcon } from "@/components/illustrations/icons";
import { AdminLink } from "@/components/navigation/admin-link";
import { NavLink } from "@/components/navigation/nav-link";
import { HoursExceptions } from "@/components/shop/hours-exceptions";
import { OpenNow } from "@/components/shop/open-now";
import { PhoneLink } from "@/components/shop/phone-link";
import { hoursText } from "@/lib/hours/every-day";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { adminRoutes, headerLinks } from "@/lib/routes";
import { mapLinks } from "@/lib/shop/shop";

/** The slide-out menu: the header's links, and at the bottom, within the thumb's reach, call and directions. */
export function MenuContent({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  return (
    <>
      <nav aria-label="Menu" className="mt-2">
        <ul className="grid">
          {headerLinks.map(({ path, label }) => (
            <li key={path}>
              <NavLink
                href={path}
                className="group flex min-h-12 items-center justify-between rounded-md px-3 font-semibold text-xl transition-colors hover:bg-accent aria-[current=page]:text-primary"
              >
                {label}
                <span className="neon-line hidden size-2 rounded-full group-aria-[current=page]:block" />
              </NavLink>
            </li>
          ))}
        </ul>
        <AdminLink
          href={adminRoutes.dashboard.path}
          className="mt-3 flex min-h-12 items-center rounded-md border border-input px-3 font-semibold"
        />
      </nav>
      <ReachUs exceptions={exceptions} />
    </>
  );
}

function ReachUs({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  const linkClass =
    "flex min-h-12 items-center justify-center gap-2 rounded-md border border-input px-3 font-semibold text-sm hover:bg-accent";
  return (
    <div className="mt-auto grid gap-3 pt-6">
      <div className="grid justify-items-center gap-1 text-center text-muted-foreground text-sm">
        <OpenNow className="font-semibold text-foreground" />
        <p>{hoursText.full}</p>
        <HoursExceptions exceptions={exceptions} />
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-3 max-narrow:grid-flow-row">
        <PhoneLink className={linkClass}>
          <PhoneIcon className="size-4" />
          Call
        </PhoneLink>
        <a href={mapLinks.directions} className={linkClass}>
          <PinIcon className="size-4" />
          Directions
        </a>
      </div>
    </div>
  );
}
