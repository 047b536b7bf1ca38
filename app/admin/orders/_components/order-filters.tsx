import { X } from "lucide-react";
import { ListLink } from "@/app/admin/_components/list-link";
import { hrefWith } from "@/app/admin/_components/read-search";
import { ORDER_SHOWS, type OrderFilter, type OrderSpan, orderShowLabels } from "@/lib/orders/filter";
import { adminRoutes } from "@/lib/routes";
import { orderListHref } from "./order-list-href";

type Props = { filter: OrderFilter; span: OrderSpan | null; q: string };

/** Filters by payment state in one scrolling row, and the selected days with a link back to all. */
export function OrderFilters({ filter, span, q }: Props) {
  return (
    <nav aria-label="Filter orders" className="min-w-0">
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1 pb-2">
        {ORDER_SHOWS.map((choice) => (
          <li key={choice} className="shrink-0">
            <ListLink
              href={orderListHref({ ...filter, q, show: choice, page: 1 })}
              aria-current={filter.show === choice ? "true" : undefined}
              className="filter-chip"
            >
              {orderShowLabels[choice]}
            </ListLink>
          </li>
        ))}
        {span && (
          <li className="shrink-0">
            <ListLink href={hrefWith(adminRoutes.orders.path, { q })} className="filter-chip is-on">
              {span.label}
              <X aria-hidden className="size-4" />
              <span className="sr-only">: show all days</span>
            </ListLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
