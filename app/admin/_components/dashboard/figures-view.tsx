"use client";

import { useState } from "react";
import { ListLink } from "@/app/admin/_components/list-link";
import { ordersHref } from "@/app/admin/orders/_components/order-hrefs";
import { cn } from "@/lib/cn";
import { changeText, columnsOf, dailyAverage, isDrop, sumOf, weekdayAverages } from "@/lib/dashboard/chart";
import type { DayFigures } from "@/lib/dashboard/period-figures";
import { FiguresChart } from "./figures-chart";
import { METRICS, type Metric, WEEKDAY_LABELS } from "./metrics";
import { rowsHref } from "./rows-href";
import { ShareBar } from "./share-bar";

type Props = {
  current: DayFigures[];
  previous: DayFigures[];
  today: string;
  /** The keys of the address that choose the period. */
  period: Record<string, string>;
};

/** The four totals of a period; the selected one is charted. */
export function FiguresView({ current, previous, today, period }: Props) {
  const [metric, setMetric] = useState<Metric>(METRICS[0]);
  return (
    <>
      <div className="grid grid-cols-2 gap-px border-b bg-border lg:grid-cols-4">
        {METRICS.map((choice) => (
          <Tile
            key={choice.key}
            metric={choice}
            sum={sumOf(current, choice.amountOf)}
            before={sumOf(previous, choice.amountOf)}
            isChosen={choice.key === metric.key}
            onChoose={() => setMetric(choice)}
          />
        ))}
      </div>
      <div className="grid gap-5 px-4 py-4 md:px-5">
        <FiguresChart
          key={`${metric.key} ${current[0]?.day} ${current.length}`}
          metric={metric}
          columns={columnsOf(current, previous, metric.amountOf)}
          average={dailyAverage(current, metric.amountOf, today)}
          today={today}
        />
        {current.length >= 7 && (
          <Weekdays
            metric={metric}
            averages={weekdayAverages(current, metric.amountOf, today)}
            days={current.filter(({ day }) => day !== today)}
            period={period}
          />
        )}
      </div>
    </>
  );
}

type TileProps = { metric: Metric; sum: number; before: number; isChosen: boolean; onChoose: () => void };

function Tile({ metric: { label, textOf }, sum, before, isChosen, onChoose }: TileProps) {
  const change = changeText(sum, before);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        "grid content-start gap-0.5 bg-card px-4 py-3 text-left hover:bg-accent focus-visible:outline-offset-[-2px] md:px-5",
        isChosen && "shadow-[inset_0_-3px_0_var(--primary)]",
      )}
    >
      <span className="text-muted-foreground text-sm">{label}</span>
      <span className="font-semibold text-xl tabular-nums leading-tight">{textOf(sum)}</span>
      <span
        className={cn(
          "text-xs tabular-nums",
          isDrop(sum, before) ? "text-destructive" : "text-muted-foreground",
        )}
      >
        {change ?? "Nothing before"}{" "}
        {change && <span className="whitespace-nowrap text-muted-foreground">from {textOf(before)}</span>}
      </span>
    </button>
  );
}

type WeekdaysProps = {
  metric: Metric;
  averages: (number | null)[];
  /** The days of the averages. */
  days: readonly DayFigures[];
  period: Record<string, string>;
};

/** The height of a link to press, also where a day has no average: its dash stands in line with the others. */
const amountClass = "block py-1 max-md:py-3.5";

/** Each average leads to the orders, visits or new members of its days. */
function Weekdays({ metric, averages, days, period }: WeekdaysProps) {
  const span = [days[0]?.day ?? "", days.at(-1)?.day ?? ""] as const;
  const hrefOf = (weekday: string) =>
    metric.key === "visits" || metric.key === "newMembers"
      ? rowsHref(metric.key === "visits" ? "visits" : "members", span, period, { weekday })
      : ordersHref(...span, { weekday });
  const top = Math.max(1e-9, ...averages.map((average) => average ?? 0));
  const inShort = (average: number) => metric.shortOf(Math.round(average * 10) / 10);
  return (
    <section aria-label={`${metric.label} by weekday`}>
      <h3 className="font-sans font-semibold text-sm">Average by weekday</h3>
      <dl className="mt-2 grid grid-cols-7 gap-1.5 text-center text-xs">
        {averages.map((average, at) => (
          <div key={WEEKDAY_LABELS[at]} className="grid content-start gap-1">
            <dt className="text-muted-foreground">{WEEKDAY_LABELS[at]}</dt>
            <dd className="grid gap-1 tabular-nums">
              <ShareBar share={(average ?? 0) / top} />
              {average === null ? (
                <span className={amountClass}>–</span>
              ) : (
                <ListLink
                  href={hrefOf(String(at + 1))}
                  aria-label={`${inShort(average)}: show what is behind it`}
                  className={cn(amountClass, "hover:underline")}
                >
                  {inShort(average)}
                </ListLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
