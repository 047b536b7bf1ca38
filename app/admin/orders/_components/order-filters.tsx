import { X } from "lucide-react";
import { DayRange } from "@/app/admin/_components/day-range";
import { FilterRow } from "@/app/admin/_components/filter-row";
import { ListLink } from "@/app/admin/_components/list-link";
import { hrefWith } from "@/lib/href";
import {
  ORDER_SHOWS,
  type OrderFilter,
  type OrderSpan,
  orderDaysProblem,
  orderShowLabels,
} from "@/lib/orders/filter";
import { adminRoutes } from "@/lib/routes";
import { filterKeys, orderListHref } from "./order-hrefs";

type Props = { filter: OrderFilter; span: OrderSpan | null; q: string; today: string };

/** Filters by payment state in one scrolling row, and by the shop's days, which have a line of their own. */
export function OrderFilters({ filter, span, q, today }: Props) {
  const { from, to } = filter;
  const problem = orderDaysProblem(filter);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="relative flex items-start justify-between gap-3">
        <Chips filter={filter} q={q} />
        <DayRange
          label="Choose days"
          action={adminRoutes.orders.path}
          from={from || to}
          to={to || from}
          today={today}
          isChosen={span !== null && from + to !== ""}
          kept={{ q, ...filterKeys(filter) }}
        />
      </div>
      {span && <SpanChip filter={filter} span={span} q={q} />}
      {problem && (
        <p role="alert" className="text-destructive text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

function Chips({ filter, q }: Pick<Props, "filter" | "q">) {
  return (
    <FilterRow label="Filter orders" chosen={filter.show}>
      {ORDER_SHOWS.map((choice) => (
        <li key={choice}>
          <ListLink
            href={orderListHref({ ...filter, q, show: choice, page: 1 })}
            sets="show"
            aria-current={filter.show === choice ? "true" : undefined}
            className="filter-chip"
          >
            {orderShowLabels[choice]}
          </ListLink>
        </li>
      ))}
    </FilterRow>
  );
}

/** The days that are shown, with a link to the list without them. At the end of the row they would be out of sight. */
function SpanChip({ filter, span, q }: Pick<Props, "filter" | "q"> & { span: OrderSpan }) {
  const hasDays = filter.from + filter.to !== "";
  return (
    <ListLink
      // A filter without days of its own covers the last ones, so only without it all days are shown.
      href={
        hasDays
          ? orderListHref({ ...filter, q, from: "", to: "", page: 1 })
          : hrefWith(adminRoutes.orders.path, { q })
      }
      sets={hasDays ? "from to" : "show from to hour weekday"}
      className="filter-chip is-on justify-self-start"
      aria-label={`${span.label}: ${hasDays ? "without these days" : "show all orders"}`}
    >
      {span.label}
      <X aria-hidden className="size-4" />
    </ListLink>
  );
}
