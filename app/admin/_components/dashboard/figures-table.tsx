"use client";

import { useState } from "react";
import { Disclosure } from "@/app/admin/_components/disclosure";
import { NumberLink } from "@/app/admin/_components/list-link";
import { moneyHref, ordersHref } from "@/app/admin/orders/_components/order-hrefs";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatCount } from "@/lib/count";
import { weekdayIndex } from "@/lib/dashboard/chart";
import type { DayFigures } from "@/lib/dashboard/period-figures";
import { formatDollars } from "@/lib/money";
import { dayText, WEEKDAY_LABELS } from "./metrics";
import { rowsHref } from "./rows-href";

/** `period`: the address parameters of the period. */
type Props = { days: DayFigures[]; period: Record<string, string> };

/**
 * The chart's data as a table; each number links to its rows. It is rendered when it is opened: on the server its
 * hundreds of links would take longer than the rest of the dashboard.
 */
export function DayTable({ days, period }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title="Show as a table" onToggle={setIsOpen}>
      {isOpen && <Days days={days} period={period} />}
    </Disclosure>
  );
}

function Days({ days, period }: Props) {
  return (
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
                {WEEKDAY_LABELS[weekdayIndex(day)]}, {dayText(day)}
              </TableCell>
              <NumberCell href={moneyHref(day, day)}>{formatDollars(revenue)}</NumberCell>
              <NumberCell href={ordersHref(day, day)}>{formatCount(orders)}</NumberCell>
              <NumberCell href={rowsHref("visits", [day, day], period)}>{formatCount(visits)}</NumberCell>
              <NumberCell href={rowsHref("members", [day, day], period)}>
                {formatCount(newMembers)}
              </NumberCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function NumberCell({ href, children }: { href: string; children: string }) {
  return (
    <TableCell className="text-right">
      <NumberLink href={href}>{children}</NumberLink>
    </TableCell>
  );
}
