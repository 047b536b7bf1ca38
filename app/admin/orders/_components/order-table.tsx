import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { OpenRow } from "@/app/admin/_components/row-link";
import { Badge } from "@/components/ui/badge";
import { formatDollars } from "@/lib/money";
import type { OrderFilter } from "@/lib/orders/filter";
import { type BadgedOrder, orderBadge } from "@/lib/orders/order-badge";
import type { ListedOrder } from "@/lib/orders/schema";
import type { ListQuery } from "@/lib/paging";
import { shortId } from "@/lib/short-id";
import { formatShopDateAndTime } from "@/lib/time";
import { orderListHref } from "./order-hrefs";

type Props = { orders: ListedOrder[]; query: ListQuery & OrderFilter };

export function OrderTable({ orders, query }: Props) {
  const columns: Column<ListedOrder>[] = [
    { header: "Order ID", place: "rest", className: "text-muted-foreground", cell: ({ id }) => shortId(id) },
    {
      header: "Date",
      place: "line",
      className: "whitespace-nowrap",
      cell: ({ createdAt }) => formatShopDateAndTime(createdAt),
    },
    { header: "Customer", place: "title", cell: ({ customerName }) => customerName ?? <Guest /> },
    { header: "Total", align: "right", place: "end", cell: ({ total }) => formatDollars(total) },
    { header: "Status", place: "mark", cell: (order) => <OrderBadge order={order} /> },
    {
      header: "Actions",
      align: "right",
      place: "action",
      cell: ({ id }) => (
        <OpenRow href={orderListHref(query, { order: id })} sets="order" of={`order ${shortId(id)}`} />
      ),
    },
  ];
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      rowName={({ id }) => `order ${shortId(id)}`}
      opens
    />
  );
}

const Guest = () => <span className="font-normal text-muted-foreground">Guest</span>;

export function CustomerName({ order: { customerId, customerName } }: { order: ListedOrder }) {
  if (!customerId) return <Guest />;
  return (
    <span>
      {customerName} <span className="text-muted-foreground text-xs tabular-nums">{shortId(customerId)}</span>
    </span>
  );
}

/** What is done is in the calm color of what is well; the words tell the others apart. */
export function OrderBadge({ order }: { order: BadgedOrder }) {
  const { label, isHighlighted } = orderBadge(order);
  return <Badge variant={isHighlighted ? "info" : "secondary"}>{label}</Badge>;
}
