"use client";

import { useState } from "react";
import { cn } from "@/lib/cn";
import { changeText, columnsOf, isDrop, sumOf, weekdayAverages } from "@/lib/dashboard/chart";
import type { DayFigures } from "@/lib/dashboard/period-figures";
import { FiguresChart } from "./figures-chart";
import { METRICS, type Metric, WEEKDAYS } from "./metrics";
import { ShareBar } from "./share-bar";

type Props = { current: DayFigures[]; previous: DayFigures[]; today: string };

/** The four totals of a period; the selected one is charted. */
export function FiguresView({ current, previous, today }: Props) {
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
          average={sumOf(current, metric.amountOf) / Math.max(1, current.length)}
          today={today}
        />
        {current.length >= 7 && (
          <Weekdays metric={metric} averages={weekdayAverages(current, metric.amountOf, today)} />
        )}
      </div>
    </>
  );
}

type TileProps = { metric: Metric; sum: number; before: number; isChosen: boolean; onChoose: () => void };

function Tile({ metric: { label, textOf }, sum, before, isChosen, onChoose }: TileProps) {
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
        {changeText(sum, before) ?? "Nothing before"}{" "}
        <span className="text-muted-foreground">· {textOf(before)} before</span>
      </span>
    </button>
  );
}

function Weekdays({ metric, averages }: { metric: Metric; averages: (number | null)[] }) {
  const top = Math.max(1e-9, ...averages.map((average) => average ?? 0));
  return (
    <section aria-label={`${metric.label} by weekday`}>
      <h3 className="font-sans font-semibold text-sm">Average by weekday</h3>
      <dl className="mt-2 grid grid-cols-7 gap-1.5 text-center text-xs">
        {averages.map((average, at) => (
          <div key={WEEKDAYS[at]} className="grid gap-1">
            <dt className="text-muted-foreground">{WEEKDAYS[at]}</dt>
            <dd className="grid gap-1 tabular-nums">
              <ShareBar share={(average ?? 0) / top} />
              {average === null ? "–" : metric.shortOf(Math.round(average * 10) / 10)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
