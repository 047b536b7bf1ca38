import Link from "next/link";
import { Card } from "@/app/admin/_components/card";
import { moneyHref, ordersHref } from "@/app/admin/orders/_components/order-hrefs";
import { countOf } from "@/lib/count";
import { type Period, periodKeys } from "@/lib/dashboard/period";
import type { PeriodReport } from "@/lib/dashboard/period-report";
import { SHOP_TIME_LABEL } from "@/lib/time";
import { BestSellers, HoursOfDay, TierMovesList } from "./figures-lists";
import { DayTable } from "./figures-table";
import { FiguresView } from "./figures-view";
import { PeriodPicker } from "./period-picker";
import { rowsHref } from "./rows-href";

type Props = { period: Period; report: PeriodReport; today: string };

/** Revenue, orders, visits and new members of a period compared with the previous one, and their details. */
export function NumbersCard({ period, report, today }: Props) {
  const { current, previous, hours, sellers, moves } = report;
  const [first = today, last = today] = [current[0]?.day, current.at(-1)?.day];
  const keys = periodKeys(period);
  return (
    <Card
      title="Numbers"
      subtitle={`${capital(period.name)} against the ${countOf(current.length, "day")} before, in ${SHOP_TIME_LABEL}`}
      tools={<PeriodPicker length={period.length} from={first} to={last} today={today} />}
    >
      {period.problem && (
        <p role="alert" className="border-b bg-primary-soft px-4 py-2.5 text-sm md:px-5">
          {period.problem}
        </p>
      )}
      <FiguresView current={current} previous={previous} today={today} period={keys} />
      <p className="flex flex-wrap items-center gap-x-5 border-t px-4 text-sm md:px-5">
        <span className="text-muted-foreground max-sm:basis-full max-sm:pt-3">Rows behind the numbers:</span>
        {[
          ["Revenue", moneyHref(first, last)] as const,
          ["Orders", ordersHref(first, last)] as const,
          ["Visits", rowsHref("visits", [first, last], keys)] as const,
          ["New members", rowsHref("members", [first, last], keys)] as const,
        ].map(([label, href]) => (
          <Link
            key={label}
            href={href}
            prefetch={false}
            scroll={false}
            className="flex min-h-11 items-center font-medium text-primary hover:underline"
          >
            {label}
          </Link>
        ))}
      </p>
      <div className="border-t px-4 md:px-5">
        <DayTable days={current} period={keys} />
      </div>
      <div className="grid gap-x-8 gap-y-6 border-t px-4 py-5 md:px-5 lg:max-xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <BestSellers sellers={sellers} />
        <div className="grid content-start gap-6">
          <HoursOfDay hours={hours} from={first} to={last} />
          <TierMovesList moves={moves} days={[first, last]} period={keys} />
        </div>
      </div>
    </Card>
  );
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
