import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatCount } from "@/lib/count";
import { weekdayOf } from "@/lib/dashboard/chart";
import type { DayFigures } from "@/lib/dashboard/period-figures";
import { formatDollars } from "@/lib/money";
import { dayText, WEEKDAYS } from "./metrics";
import { ordersOf } from "./orders-of";

/** The chart as a table; each day leads to its orders. */
export function DayTable({ days }: { days: DayFigures[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Show as a table
      </summary>
      <div className="mb-4 max-h-80 overflow-y-auto rounded-lg border">
        <Table aria-label="Figures by day">
          <TableHeader>
            <TableRow>
              <TableHead>Day</TableHead>
              <TableHead className="text-right">Revenue</TableHead>
              <TableHead className="text-right">Orders</TableHead>
              <TableHead className="text-right">Visits</TableHead>
              <TableHead className="text-right">New members</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {days.toReversed().map(({ day, revenue, orders, visits, newMembers }) => (
              <TableRow key={day}>
                <TableCell className="whitespace-nowrap">
                  <Link href={ordersOf(day, day)} prefetch={false} className="hover:underline">
                    {WEEKDAYS[weekdayOf(day)]}, {dayText(day)}
                  </Link>
                </TableCell>
                <TableCell className="text-right">{formatDollars(revenue)}</TableCell>
                <TableCell className="text-right">{formatCount(orders)}</TableCell>
                <TableCell className="text-right">{formatCount(visits)}</TableCell>
                <TableCell className="text-right">{formatCount(newMembers)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  );
}
