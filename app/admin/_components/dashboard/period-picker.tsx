import Form from "next/form";
import Link from "next/link";
import { hrefWith } from "@/app/admin/_components/read-search";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { PERIOD_DAYS } from "@/lib/dashboard/period";
import { adminRoutes } from "@/lib/routes";
import { RangeMenu } from "./range-menu";

type Props = { length: number | null; from: string; to: string; today: string };

/** 7, 30 or 90 days, or any range. The choice is in the address, so it can be shared and undone with Back. */
export function PeriodPicker({ length, from, to, today }: Props) {
  return (
    <>
      <nav aria-label="Period" className="flex rounded-md border border-input">
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
      <RangeMenu
        button={
          <summary
            className={cn(
              "flex h-11 cursor-pointer list-none items-center rounded-md border border-input px-3.5 font-semibold text-sm max-sm:px-2.5 hover:bg-accent [&::-webkit-details-marker]:hidden",
              length === null && "bg-primary-soft text-primary",
            )}
          >
            Range
          </summary>
        }
      >
        <Form
          key={`${from} ${to}`}
          action={adminRoutes.dashboard.path}
          scroll={false}
          className="absolute right-0 z-20 mt-1 grid w-64 gap-3 rounded-lg border bg-popover p-4 shadow-overlay max-sm:inset-x-4 max-sm:w-auto"
        >
          <DayField name="from" label="First day" day={from} today={today} />
          <DayField name="to" label="Last day" day={to} today={today} />
          <Button type="submit">Show</Button>
        </Form>
      </RangeMenu>
    </>
  );
}

function DayField({ name, label, day, today }: { name: string; label: string; day: string; today: string }) {
  return (
    <label className="grid gap-1 font-medium text-sm">
      {label}
      <input
        type="date"
        name={name}
        required
        defaultValue={day}
        max={today}
        className="h-11 rounded-md border border-input bg-card px-3 font-normal"
      />
    </label>
  );
}
