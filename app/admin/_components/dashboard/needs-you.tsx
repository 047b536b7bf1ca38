import { Check } from "lucide-react";
import Link from "next/link";
import { Card } from "@/app/admin/_components/card";
import { buttonVariants } from "@/components/controls/button-variants";
import { cn } from "@/lib/cn";
import { keepPeriod } from "@/lib/dashboard/keep-period";
import type { Need } from "@/lib/dashboard/needs";

type Props = {
  needs: readonly Need[];
  /** What the address says of the dashboard's figures. */
  period: Record<string, string>;
};

/** Open tasks for staff, most urgent first, each linked to where it is done. */
export function NeedsYou({ needs, period }: Props) {
  return (
    <Card title="Needs you" count={needs.length > 0 ? needs.length : undefined}>
      {needs.length > 0 ? (
        <ul className="divide-y">
          {needs.map((need) => (
            <NeedRow key={need.key} need={need} period={period} />
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2.5 px-4 py-5 text-muted-foreground md:px-5">
          <Check aria-hidden className="size-5 shrink-0 text-info" />
          Nothing waits for you.
        </p>
      )}
    </Card>
  );
}

type RowProps = Pick<Props, "period"> & { need: Need };

function NeedRow({ need: { level, title, detail, action, href }, period }: RowProps) {
  return (
    <li
      data-row=""
      tabIndex={-1}
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 max-sm:items-start max-sm:py-3.5 md:px-5"
    >
      <span
        aria-hidden
        className={cn(
          "size-2.5 shrink-0 rounded-full max-sm:mt-1.5",
          level === "now" ? "bg-destructive" : "bg-primary",
        )}
      />
      <p className="leading-snug max-sm:contents">
        <span className="block font-semibold max-sm:leading-snug">
          {level === "now" && <span className="sr-only">Now: </span>}
          {title}
        </span>
        <span className="block text-pretty text-muted-foreground text-sm max-sm:col-span-2 max-sm:col-start-2 max-sm:mt-0.5 max-sm:leading-snug">
          {detail}
        </span>
      </p>
      <Link
        href={keepPeriod(href, period)}
        prefetch={false}
        data-row-open=""
        aria-label={`${action}: ${title}`}
        className={cn(
          buttonVariants({ variant: level === "now" ? "secondary" : "ghost", size: "sm" }),
          // On a phone its words stand on the line of the title, and the tap target reaches beyond the line. Large
          // letters leave no room for both on it.
          "max-md:h-11 max-sm:-my-[0.6875rem] max-sm:-mr-3.5 max-sm:col-start-3 max-sm:row-start-1 max-sm:bg-transparent",
          "max-narrow:col-start-2 max-narrow:row-start-3 max-narrow:m-0 max-narrow:justify-self-start",
        )}
      >
        {action}
      </Link>
    </li>
  );
}

/** Placeholder of the list while it loads. */
export function NeedsYouSkeleton() {
  return (
    <Card title="Needs you">
      <p role="status" className="px-4 py-5 text-muted-foreground md:px-5">
        Looking for what waits...
      </p>
    </Card>
  );
}
