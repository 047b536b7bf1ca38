"use client";

import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { type ChartColumn, changeText, roundUp, weekdayIndex } from "@/lib/dashboard/chart";
import { dayText, type Metric, WEEKDAY_LABELS } from "./metrics";

const WIDTH = 1000;
const HEIGHT = 220;
/** The share of a column's width that its bar takes. */
const BAR = 0.72;

type Props = { metric: Metric; columns: readonly ChartColumn[]; average: number; today: string };

/**
 * A bar chart of the period, with the previous period as a dashed line, the average as a line, and an unfinished today
 * hatched. Pointer, touch or arrow keys select a day, whose numbers stand above the chart. The table below has the same
 * data.
 */
export function FiguresChart({ metric, columns, average, today }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const isWeeks = columns.some(({ from, to }) => from !== to);
  const perColumn = isWeeks ? average * 7 : average;
  const top = roundUp(
    Math.max(0, perColumn, ...columns.flatMap(({ value, before }) => [value, before ?? 0])),
  );
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(limit(Math.floor((columns.length * (clientX - left)) / width), columns.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyStep(event.key, chosen ?? columns.length - 1, columns.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  const shown = columns[chosen ?? columns.length - 1];
  if (!shown) return null;

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Axis top={top} metric={metric} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${metric.label}, ${isWeeks ? "week" : "day"}`}
        aria-valuemin={1}
        aria-valuemax={columns.length}
        aria-valuenow={(chosen ?? columns.length - 1) + 1}
        aria-valuetext={sentenceOf(shown, metric)}
        className="relative h-52 touch-pan-y"
        onPointerMove={point}
        onPointerDown={point}
        // A finger leaves when it is lifted: the day it tapped stays chosen.
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setChosen(null)}
        onPointerCancel={() => setChosen(null)}
        onFocus={() => setChosen((place) => place ?? columns.length - 1)}
        onBlur={() => setChosen(null)}
        onKeyDown={onKeyDown}
      >
        <Bars columns={columns} top={top} average={perColumn} chosen={chosen} today={today} />
        {chosen !== null && (
          <ChartTooltip
            column={shown}
            metric={metric}
            share={(chosen + 0.5) / columns.length}
            isToday={shown.to === today}
          />
        )}
      </div>
      <Days columns={columns} />
      <Legend
        average={metric.textOf(Math.round(perColumn * 100) / 100)}
        hasToday={columns.at(-1)?.to === today}
      />
    </div>
  );
}

function Axis({ top, metric }: { top: number; metric: Metric }) {
  return (
    <div
      aria-hidden
      className="flex h-52 flex-col justify-between text-right text-muted-foreground text-xs tabular-nums"
    >
      {[top, top / 2, 0].map((value) => (
        <span key={value} className="-my-2">
          {metric.shortOf(value)}
        </span>
      ))}
    </div>
  );
}

type BarsProps = {
  columns: readonly ChartColumn[];
  top: number;
  average: number;
  chosen: number | null;
  today: string;
};

function Bars({ columns, top, average, chosen, today }: BarsProps) {
  const hatch = useId();
  const step = WIDTH / Math.max(1, columns.length);
  const y = (value: number) => HEIGHT - (HEIGHT * Math.max(0, value)) / top;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      className="size-full overflow-visible"
    >
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" className="fill-primary-soft" />
          <rect width="3" height="7" className="fill-primary" />
        </pattern>
      </defs>
      {[0, 0.5, 1].map((share) => (
        <line
          key={share}
          x2={WIDTH}
          y1={HEIGHT * share}
          y2={HEIGHT * share}
          className="stroke-border"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {chosen !== null && <rect x={chosen * step} width={step} height={HEIGHT} className="fill-muted" />}
      {columns.map(({ from, to, value }, at) => (
        <rect
          key={from}
          x={at * step + (step * (1 - BAR)) / 2}
          width={step * BAR}
          y={Math.min(y(value), value > 0 ? HEIGHT - 2 : HEIGHT)}
          height={value > 0 ? Math.max(2, HEIGHT - y(value)) : 0}
          fill={to === today ? `url(#${hatch})` : undefined}
          className={to === today ? undefined : "fill-primary"}
        />
      ))}
      <polyline
        points={columns.map(({ before }, at) => `${at * step + step / 2},${y(before ?? 0)}`).join(" ")}
        className="fill-none stroke-muted-foreground"
        strokeWidth={1.5}
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
      <line
        x2={WIDTH}
        y1={y(average)}
        y2={y(average)}
        className="stroke-info"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Legend({ average, hasToday }: { average: string; hasToday: boolean }) {
  return (
    <p className="col-start-2 flex flex-wrap gap-x-5 gap-y-1 pt-2 text-muted-foreground text-xs">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="w-5 border-muted-foreground border-t-2 border-dashed" /> The period
        before
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="w-5 border-info border-t-2" /> Average {average}
      </span>
      {hasToday && <span>Hatched: today so far</span>}
    </p>
  );
}

const limit = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place));

function keyStep(key: string, place: number, count: number): number | null {
  if (key === "ArrowLeft" || key === "ArrowDown") return limit(place - 1, count);
  if (key === "ArrowRight" || key === "ArrowUp") return limit(place + 1, count);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

const nameOf = ({ from, to }: ChartColumn): string =>
  from === to
    ? `${WEEKDAY_LABELS[weekdayIndex(from)]}, ${dayText(from)}`
    : `${dayText(from)} to ${dayText(to)}`;

function sentenceOf(column: ChartColumn, metric: Metric): string {
  const before = column.before === null ? "" : `, ${metric.textOf(column.before)} before`;
  return `${nameOf(column)}: ${metric.textOf(column.value)}${before}`;
}

type ChartTooltipProps = { column: ChartColumn; metric: Metric; share: number; isToday: boolean };

function ChartTooltip({ column, metric, share, isToday }: ChartTooltipProps) {
  const change = column.before === null ? null : changeText(column.value, column.before);
  return (
    <div
      className="pointer-events-none absolute top-0 z-10 w-max max-w-48 -translate-y-2 rounded-md border bg-popover px-3 py-2 text-xs shadow-overlay"
      style={share > 0.5 ? { right: `${100 * (1 - share)}%` } : { left: `${100 * share}%` }}
    >
      <p className="text-muted-foreground">{nameOf(column)}</p>
      <p className="font-semibold text-base tabular-nums">{metric.textOf(column.value)}</p>
      {column.before !== null && (
        <p className="text-muted-foreground tabular-nums">
          {metric.textOf(column.before)} before{change && ` · ${change}`}
        </p>
      )}
      {isToday && <p className="text-muted-foreground">The day is not over</p>}
    </div>
  );
}

/** The first, middle and last day below the bars. */
function Days({ columns }: { columns: readonly ChartColumn[] }) {
  const places = [...new Set([0, Math.floor((columns.length - 1) / 2), columns.length - 1])];
  return (
    <p aria-hidden className="col-start-2 flex justify-between pt-1 text-muted-foreground text-xs">
      {places.map((place) => (
        <span key={place}>{columns[place] && dayText(columns[place].from).replace(/, \d{4}$/, "")}</span>
      ))}
    </p>
  );
}
