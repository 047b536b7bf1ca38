import { CalendarDays, TriangleAlert } from "lucide-react";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { countOf } from "@/lib/count";
import { adminRoutes } from "@/lib/routes";
import { formatShopDate } from "@/lib/time";

const frame =
  "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-3.5 py-2.5 max-sm:text-sm sm:px-4 sm:py-3";

type Props = { launch: Date | null; total: number; members: number };

/** Says how many members the launch date leaves out of this page, or that there is no launch date. */
export function LaunchNotice({ launch, total, members }: Props) {
  if (launch) {
    return (
      <div role="note" className={`${frame} border-info bg-info-soft`}>
        <CalendarDays aria-hidden className="size-5 shrink-0 text-info" />
        <p className="min-w-0 flex-1">
          Showing customers who joined on or after {formatShopDate(launch)}. Test customers before this date
          are hidden.
        </p>
      </div>
    );
  }
  return (
    <div role="note" className={`${frame} border-primary bg-primary-soft`}>
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-56">
        No launch date set - currently showing all {countOf(total, "customer")} (including test data).{" "}
        {/* The list below says so too; on a phone this would push it off the screen. */}
        <span className="max-sm:hidden">
          The tiers count the {countOf(members, "legitimate member")} among them.
        </span>
      </p>
      <Button asChild variant="outline" size="sm">
        <IntentLink href={adminRoutes.settings.path}>Set Launch Date</IntentLink>
      </Button>
    </div>
  );
}
