import { X } from "lucide-react";
import Link from "next/link";
import { hrefWith } from "@/app/admin/_components/read-search";
import { cn } from "@/lib/cn";
import { ORDER_SHOWS, type OrderFilter, type OrderSpan, orderShowLabels } from "@/lib/orders/filter";
import { adminRoutes } from "@/lib/routes";
import { orderListHref } from "./order-list-href";

type Props = { filter: OrderFilter; span: OrderSpan | null; q: string };

const chip =
  "relative flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-lg border bg-card px-3.5 text-sm transition-colors hover:border-border-strong hover:bg-accent";
const isOn = "border-primary bg-primary-soft hover:border-primary hover:bg-primary-soft";

/** Filters by payment state in one scrolling row, and the selected days with a link back to all. */
export function OrderFilters({ filter, span, q }: Props) {
  return (
    <nav aria-label="Filter orders" className="min-w-0">
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1 pb-2">
        {ORDER_SHOWS.map((choice) => (
          <li key={choice} className="shrink-0">
            <Link
              href={orderListHref({ ...filter, q, show: choice, page: 1 })}
              scroll={false}
              prefetch={false}
              aria-current={filter.show === choice ? "true" : undefined}
              className={cn(chip, filter.show === choice && isOn)}
            >
              {orderShowLabels[choice]}
            </Link>
          </li>
        ))}
        {span && (
          <li className="shrink-0">
            <Link
              href={hrefWith(adminRoutes.orders.path, { q })}
              scroll={false}
              prefetch={false}
              className={cn(chip, isOn)}
            >
              {span.label}
              <X aria-hidden className="size-4" />
              <span className="sr-only">: show all days</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
