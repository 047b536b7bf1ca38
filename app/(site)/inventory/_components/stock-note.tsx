"use client";

import type { ReactNode } from "react";
import { useNow } from "@/components/time/use-now";
import { isStockStale } from "@/lib/catalog/stock";

type StockNoteProps = {
  /** ISO time; null when the point of sale was never read. */
  readAt: string | null;
  /** The same moment on the shop's clock: "2:14 PM" and "Nov 21, 2026, 2:14 PM". */
  time: string;
  dateAndTime: string;
  renderedAt: number;
  /** The link to call, in the words "please call to check"; without it the counter is named. */
  children?: ReactNode;
};

/** Says how current the stock levels are. */
export function StockNote({ readAt, time, dateAndTime, renderedAt, children: call }: StockNoteProps) {
  const now = useNow(renderedAt);
  const toDo = call ? <>: {call}.</> : ". Ask at the counter.";
  if (readAt === null) return <p>Stock has not been read from the register yet{toDo}</p>;
  if (isStockStale(new Date(readAt), new Date(now))) {
    return (
      <p>
        Stock last read <time dateTime={readAt}>{dateAndTime}</time>
        {toDo}
      </p>
    );
  }
  return (
    <p>
      Stock last read <time dateTime={readAt}>{time}</time>,{" "}
      <span className="whitespace-nowrap">Las Vegas time</span>.
    </p>
  );
}
