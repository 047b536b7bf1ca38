import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { formatDollars } from "@/lib/money";
import { groupLines } from "@/lib/orders/group-lines";
import { getOrder } from "@/lib/orders/queries";
import type { OrderDetail } from "@/lib/orders/schema";
import { formatShopDate, formatShopTime, SHOP_TIME_LABEL } from "@/lib/time";
import { CustomerName, OrderBadge, shortId } from "./order-table";

async function findOrder(ctx: Ctx, id: string): Promise<OrderDetail | null> {
  try {
    return await getOrder(ctx, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

export async function OrderDetails({ ctx, id }: { ctx: Ctx; id: string }) {
  const order = await findOrder(ctx, id);
  if (!order) {
    return (
      <DialogHeader>
        <DialogTitle className="text-subheading">Order not found</DialogTitle>
        <DialogDescription>There is no such order.</DialogDescription>
      </DialogHeader>
    );
  }
  return (
    <>
      <DialogHeader>
        <DialogTitle className="flex flex-wrap items-center gap-2.5 text-subheading">
          Order <span className="tabular-nums">{shortId(order.id)}</span> <OrderBadge order={order} />
          {order.isTest && <Badge variant="outline">Test order</Badge>}
          {order.isManual && <Badge variant="outline">Manual sale</Badge>}
        </DialogTitle>
        <DialogDescription>
          {formatShopDate(order.createdAt)}, {formatShopTime(order.createdAt)} {SHOP_TIME_LABEL}
        </DialogDescription>
      </DialogHeader>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact label="Customer">
          <CustomerName order={order} />
        </Fact>
        <Fact label="Clover id">
          <span className="tabular-nums">{order.cloverId ?? "None"}</span>
        </Fact>
      </dl>
      <Lines order={order} />
      <Totals order={order} />
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Lines({ order }: { order: OrderDetail }) {
  const groups = groupLines(order.lines);
  if (groups.length === 0) return <p className="text-muted-foreground text-sm">This order has no lines.</p>;
  return (
    <div className="rounded-lg border">
      <Table aria-label="Lines">
        <TableHeader>
          <TableRow className="hover:bg-transparent">
            <TableHead>Product</TableHead>
            <TableHead className="text-right max-sm:hidden">Price</TableHead>
            <TableHead className="text-right max-sm:hidden">Quantity</TableHead>
            <TableHead className="text-right">Total</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {groups.map((line) => (
            <TableRow key={`${line.name}|${line.price}|${line.isRefunded}`}>
              <TableCell className="font-medium">
                {line.name || "No name"} {line.isRefunded && <Badge variant="destructive">Refunded</Badge>}
                <span className="block font-normal text-muted-foreground sm:hidden">
                  {line.quantity.toLocaleString("en-US")} × {formatDollars(line.price)}
                </span>
              </TableCell>
              <TableCell className="text-right max-sm:hidden">{formatDollars(line.price)}</TableCell>
              <TableCell className="text-right max-sm:hidden">
                {line.quantity.toLocaleString("en-US")}
              </TableCell>
              <TableCell className="text-right">{formatDollars(line.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Totals({ order: { subtotal, tax, total, refunded } }: { order: OrderDetail }) {
  return (
    <dl className="ml-auto grid w-full max-w-64 grid-cols-[1fr_auto] gap-y-1.5 text-sm tabular-nums [&_dd]:pl-6 [&_dd]:text-right [&_dt]:text-muted-foreground">
      <dt>Subtotal</dt>
      <dd>{formatDollars(subtotal)}</dd>
      <dt>Tax</dt>
      <dd>{tax === null ? "Not given" : formatDollars(tax)}</dd>
      <dt className="border-t pt-1.5 font-semibold text-foreground!">Total</dt>
      <dd className="border-t pt-1.5 font-semibold">{formatDollars(total)}</dd>
      {Number(refunded) > 0 && (
        <>
          <dt>Refunded</dt>
          <dd className="text-destructive">{formatDollars(refunded)}</dd>
        </>
      )}
    </dl>
  );
}
