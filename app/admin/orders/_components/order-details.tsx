import { HistorySection } from "@/app/admin/_components/audit/history-section";
import {
  Detail,
  DetailList,
  SidePanelHeading,
  SidePanelMissing,
  SidePanelSection,
} from "@/app/admin/_components/side-panel-parts";
import { TextLink } from "@/app/admin/_components/text-link";
import { VisitActions } from "@/app/admin/loyalty/_components/visit-actions";
import { Unbroken } from "@/components/text/unbroken";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { historyOf } from "@/lib/audit/queries";
import type { Ctx } from "@/lib/context";
import { formatCount } from "@/lib/count";
import { orNull } from "@/lib/errors";
import { getOrderVisit, type OrderVisit } from "@/lib/loyalty/get-order-visit";
import { formatDollars } from "@/lib/money";
import { groupLines } from "@/lib/orders/group-lines";
import { getOrder } from "@/lib/orders/queries";
import type { OrderDetail } from "@/lib/orders/schema";
import { panelHrefs } from "@/lib/routes";
import { shortId } from "@/lib/short-id";
import { formatShopDateAndTime, SHOP_TIME_LABEL } from "@/lib/time";
import { CustomerName, OrderBadge } from "./order-table";
import { OrderTotals } from "./order-totals";

/** One order beside the list: its items and totals, and the visit it counted as, or why it counted as none. */
export async function OrderDetails({ ctx, id }: { ctx: Ctx; id: string }) {
  const [order, visit] = await Promise.all([orNull(getOrder(ctx, id)), getOrderVisit(ctx, id)]);
  if (!order || !visit) {
    return <SidePanelMissing title="Order not found">There is no such order.</SidePanelMissing>;
  }
  return (
    <>
      <SidePanelHeading
        title={
          <span>
            Order <span className="tabular-nums">{shortId(order.id)}</span>
          </span>
        }
        badges={
          <>
            <OrderBadge order={order} />
            {order.isRemoved && <Badge variant="destructive">Deleted at the register</Badge>}
            {order.isManual && <Badge variant="outline">Manual sale</Badge>}
          </>
        }
        description={`${formatShopDateAndTime(order.createdAt)} ${SHOP_TIME_LABEL}`}
      />
      <SidePanelSection title="Customer and visit">
        <DetailList>
          <Detail label="Customer">
            <Buyer order={order} />
          </Detail>
          <Detail label="Clover id">{order.cloverId ?? "None"}</Detail>
        </DetailList>
        <VisitOf visit={visit} name={order.customerName ?? "a guest"} />
      </SidePanelSection>
      <SidePanelSection title="Lines">
        <Lines order={order} />
        <OrderTotals order={order} />
      </SidePanelSection>
      <HistorySection
        entity="checkin"
        about={visit.visit?.id ?? null}
        entries={visit.visit ? await historyOf(ctx, "checkin", visit.visit.id) : []}
      />
    </>
  );
}

function Buyer({ order }: { order: OrderDetail }) {
  if (!order.customerId) return <CustomerName order={order} />;
  return (
    <TextLink href={panelHrefs.customer(order.customerId)}>
      <CustomerName order={order} />
    </TextLink>
  );
}

function VisitOf({ visit: { counts, visit }, name }: { visit: OrderVisit; name: string }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg bg-muted px-3.5 py-2.5 text-sm">
      <p>{counts}</p>
      {visit && <VisitActions id={visit.id} customerName={name} isVoid={visit.isVoid} />}
    </div>
  );
}

function Lines({ order }: { order: OrderDetail }) {
  const groups = groupLines(order.lines);
  if (groups.length === 0) return <p className="text-muted-foreground text-sm">This order has no lines.</p>;
  return (
    <div className="rounded-lg border">
      <Table aria-label="Order lines">
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
                <Unbroken text={line.name || "No name"} />{" "}
                {line.isRefunded && <Badge variant="destructive">Refunded</Badge>}
                <span className="block font-normal text-muted-foreground sm:hidden">
                  {formatCount(line.quantity)} × {formatDollars(line.price)}
                </span>
              </TableCell>
              <TableCell className="text-right max-sm:hidden">{formatDollars(line.price)}</TableCell>
              <TableCell className="text-right max-sm:hidden">{formatCount(line.quantity)}</TableCell>
              <TableCell className="text-right">{formatDollars(line.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
