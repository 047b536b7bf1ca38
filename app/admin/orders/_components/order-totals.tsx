import { Fragment } from "react";
import { formatDollars } from "@/lib/money";
import type { OrderDetail } from "@/lib/orders/schema";

type Props = { order: Pick<OrderDetail, "goods" | "giftCards" | "fees" | "tax" | "total" | "refunded"> };

/** What an order was sold for, as it adds up to its total, and below that what went back. */
export function OrderTotals({ order: { goods, giftCards, fees, tax, total, refunded } }: Props) {
  const besideGoods = [
    { label: "Gift cards and donations", dollars: giftCards },
    { label: "Fees", dollars: fees },
  ].filter(({ dollars }) => Number(dollars) !== 0);
  return (
    <dl className="ml-auto grid w-full max-w-67 grid-cols-[1fr_auto] gap-y-1.5 px-3 text-sm tabular-nums [&_dd]:pl-6 [&_dd]:text-right [&_dt]:text-muted-foreground">
      <dt>Subtotal</dt>
      <dd>{formatDollars(goods)}</dd>
      {besideGoods.map(({ label, dollars }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{formatDollars(dollars)}</dd>
        </Fragment>
      ))}
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
