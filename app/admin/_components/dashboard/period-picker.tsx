import Link from "next/link";
import { DayRange } from "@/app/admin/_components/day-range";
import { cn } from "@/lib/cn";
import { PERIOD_DAYS } from "@/lib/dashboard/period";
import { hrefWith } from "@/lib/href";
import { adminRoutes } from "@/lib/routes";

type Props = { length: number | null; from: string; to: string; today: string };

/** 7, 30 or 90 days, or any range. The choice is in the address, so it can be shared and undone with Back. */
export function PeriodPicker({ length, from, to, today }: Props) {
  return (
    <>
      <nav aria-label="Period" className="flex max-narrow:flex-wrap rounded-md border border-input">
        {PERIOD_DAYS.map((days) => (
          <Link
            key={days}
            href={hrefWith(adminRoutes.dashboard.path, { days: String(days) })}
            scroll={false}
            prefetch={false}
            aria-current={length === days ? "true" : undefined}
            className={cn(
              "grid h-11 place-items-center px-3.5 font-semibold text-sm max-sm:px-2.5 first:rounded-l-md last:rounded-r-md hover:bg-accent",
              length === days && "bg-primary-soft text-primary",
            )}
          >
            {days} days
          </Link>
        ))}
      </nav>
      <DayRange
        label="Range"
        action={adminRoutes.dashboard.path}
        from={from}
        to={to}
        today={today}
        isChosen={length === null}
      />
    </>
  );
}
