import Link from "next/link";
import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { hrefWith } from "@/app/admin/_components/read-search";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatDollars } from "@/lib/money";
import { orderBadge } from "@/lib/orders/order-badge";
import type { OrderDto, OrderRow } from "@/lib/orders/schema";
import type { ListQuery } from "@/lib/paging";
import { adminRoutes } from "@/lib/routes";
import { formatShopDate, formatShopTime } from "@/lib/time";

/** An order id is shown as its first eight characters (SPEC section 9). */
export const shortId = (id: string): string => id.slice(0, 8);

type Props = { orders: OrderRow[]; query: ListQuery };

export function OrderTable({ orders, query: { q, page } }: Props) {
  const hrefOf = (order: string) =>
    hrefWith(adminRoutes.orders.path, { q, page: page > 1 ? String(page) : "", order });
  const columns: Column<OrderRow>[] = [
    { header: "Order ID", cell: ({ id }) => <span className="tabular-nums">{shortId(id)}</span> },
    { header: "Date", cell: ({ createdAt }) => <OrderTime at={createdAt} /> },
    { header: "Customer", cell: (order) => <CustomerName order={order} /> },
    { header: "Total", align: "right", cell: ({ total }) => formatDollars(total) },
    { header: "Status", cell: (order) => <OrderBadge order={order} /> },
    {
      header: "Actions",
      align: "right",
      isActions: true,
      cell: ({ id }) => (
        <Button
          asChild
          variant="ghost"
          size="sm"
          className="-mr-3.5 @max-2xl/table:-mr-2.5 @max-2xl/table:h-11"
        >
          <Link href={hrefOf(id)} scroll={false} prefetch={false}>
            View<span className="sr-only"> order {shortId(id)}</span>
          </Link>
        </Button>
      ),
    },
  ];
  return <DataTable label="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} />;
}

function OrderTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatShopDate(at)}, {formatShopTime(at)}
    </time>
  );
}

export function CustomerName({ order: { customerId, customerName } }: { order: OrderRow }) {
  if (!customerId) return <span className="text-muted-foreground">Guest</span>;
  return (
    <span>
      {customerName} <span className="text-muted-foreground text-xs tabular-nums">{shortId(customerId)}</span>
    </span>
  );
}

export function OrderBadge({ order }: { order: Pick<OrderDto, "status" | "paymentStatus"> }) {
  const { label, isHighlighted } = orderBadge(order);
  return <Badge variant={isHighlighted ? "info" : "secondary"}>{label}</Badge>;
}
