import { ChevronRight } from "lucide-react";
import { Panel } from "@/app/admin/_components/panel";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatCount } from "@/lib/count";
import { barsOf } from "@/lib/dashboard/chart";
import type { ShopDayFigures } from "@/lib/dashboard/queries";
import { formatDollars } from "@/lib/money";
import { formatShopDate, SHOP_TIME_LABEL } from "@/lib/time";

const WIDTH = 720;
const HEIGHT = 150;
const GAP = 5;

/** Noon is the same calendar day in Las Vegas on any clock. */
const dayText = (day: string): string => formatShopDate(`${day}T20:00:00Z`);

/** Revenue and visits of the last 30 shop days, as two drawings over the same days and as a table. */
export function SalesChart({ days }: { days: ShopDayFigures[] }) {
  const revenue = days.reduce((sum, day) => sum + Number(day.revenue), 0).toFixed(2);
  const visits = days.reduce((sum, day) => sum + day.visits, 0);
  return (
    <Panel
      title="Day by day"
      subtitle={`Paid orders and loyalty visits of the last 30 days, in ${SHOP_TIME_LABEL}`}
    >
      <div className="grid gap-5 px-4 py-4 md:px-5">
        <Bars
          title="Revenue"
          sum={formatDollars(revenue)}
          days={days}
          amountOf={(day) => Number(day.revenue)}
          wordsOf={(day) => formatDollars(day.revenue)}
          className="fill-primary"
        />
        <Bars
          title="Visits"
          sum={formatCount(visits)}
          days={days}
          amountOf={(day) => day.visits}
          wordsOf={(day) => `${day.visits} visits`}
          className="fill-info"
        />
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
            Show as a table
          </summary>
          <DayTable days={days} />
        </details>
      </div>
    </Panel>
  );
}

type BarsProps = {
  title: string;
  sum: string;
  days: ShopDayFigures[];
  amountOf: (day: ShopDayFigures) => number;
  wordsOf: (day: ShopDayFigures) => string;
  className: string;
};

function Bars({ title, sum, days, amountOf, wordsOf, className }: BarsProps) {
  const { bars } = barsOf(days, amountOf, { width: WIDTH, height: HEIGHT, gap: GAP });
  const [first, last] = [days[0], days.at(-1)];
  const best = days.toSorted((one, other) => amountOf(other) - amountOf(one))[0];
  const label = best ? `${title}: ${sum} in all. Best day ${dayText(best.day)}, ${wordsOf(best)}.` : title;
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="text-muted-foreground text-sm">{title}</span>
        <span className="font-display font-semibold text-lg tabular-nums">{sum}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-28 w-full border-b"
      >
        {bars.map((bar, place) => {
          const figures = days[place];
          return (
            <g key={bar.day} className="group">
              <title>{figures && `${dayText(bar.day)}: ${wordsOf(figures)}`}</title>
              <rect
                x={bar.x - GAP / 2}
                y={0}
                width={bar.width + GAP}
                height={HEIGHT}
                className="fill-transparent group-hover:fill-muted"
              />
              <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} className={className} />
            </g>
          );
        })}
      </svg>
      {first && last && (
        <p aria-hidden className="flex justify-between text-muted-foreground text-xs">
          <span>{dayText(first.day)}</span>
          <span>{dayText(last.day)}</span>
        </p>
      )}
    </figure>
  );
}

function DayTable({ days }: { days: ShopDayFigures[] }) {
  return (
    <div className="max-h-80 overflow-y-auto rounded-lg border">
      <Table aria-label="Revenue and visits by day">
        <TableHeader>
          <TableRow>
            <TableHead>Day</TableHead>
            <TableHead className="text-right">Revenue</TableHead>
            <TableHead className="text-right">Visits</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {days.toReversed().map((figures) => (
            <TableRow key={figures.day}>
              <TableCell>{dayText(figures.day)}</TableCell>
              <TableCell className="text-right">{formatDollars(figures.revenue)}</TableCell>
              <TableCell className="text-right">{figures.visits}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
