import { Fragment } from "react";
import { cn } from "@/lib/cn";
import { centsToDollars, dollarsToCents, formatDollars } from "@/lib/money";
import { PARTIALLY_PAID, REFUNDED } from "@/lib/orders/is-paid";
import type { OrderDetail } from "@/lib/orders/schema";

type Paid = "goods" | "wholeDiscount" | "giftCards" | "fees" | "tax" | "tips";
type Props = { order: Pick<OrderDetail, Paid | "total" | "refunded" | "paymentStatus"> };

/** What an order was sold for, as it adds up to its total, and below that what went back. */
export function OrderTotals({ order }: Props) {
  const { total, refunded } = order;
  const parts = partsOf(order);
  const summed = parts.length > 0 && "border-t pt-1.5";
  return (
    <dl className="ml-auto grid w-full max-w-67 grid-cols-[1fr_auto] gap-y-1.5 px-3 text-sm tabular-nums [&_dd]:pl-6 [&_dd]:text-right [&_dt]:text-muted-foreground">
      {parts.map(({ label, dollars }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{dollars === null ? "Not given" : formatDollars(dollars)}</dd>
        </Fragment>
      ))}
      <dt className={cn("font-semibold text-foreground!", summed)}>Total</dt>
      <dd className={cn("font-semibold", summed)}>{formatDollars(total)}</dd>
      {Number(refunded) > 0 && (
        <>
          <dt>Refunded</dt>
          <dd className="text-destructive">{formatDollars(refunded)}</dd>
        </>
      )}
    </dl>
  );
}

type Part = { label: string; dollars: string | null };

/** The parts of a total. They come from payments: before the first one only the total is known. */
function partsOf(order: Props["order"]): Part[] {
  const { goods, giftCards, fees, tax, total } = order;
  const paid = [goods, giftCards, fees, tax ?? "0.00"].reduce((sum, part) => sum + dollarsToCents(part), 0n);
  const owed = dollarsToCents(total) - paid;
  if (paid === 0n && owed !== 0n) return [];
  const rest = restLabel(order, owed);
  return [
    ...discountOf(order),
    { label: "Subtotal", dollars: goods },
    ...[
      { label: "Gift cards and donations", dollars: giftCards },
      { label: "Fees", dollars: fees },
    ].filter(({ dollars }) => Number(dollars) !== 0),
    { label: "Tax", dollars: tax },
    ...(rest ? [{ label: rest, dollars: centsToDollars(owed) }] : []),
  ];
}

/** A discount on the whole order stands between the lines and the subtotal. */
function discountOf({ goods, wholeDiscount }: Props["order"]): Part[] {
  const discount = dollarsToCents(wholeDiscount);
  if (discount === 0n) return [];
  return [
    { label: "Items", dollars: centsToDollars(dollarsToCents(goods) + discount) },
    { label: "Discount on the order", dollars: centsToDollars(-discount) },
  ];
}

/** What a total holds beyond what was paid for goods, fees and tax; null where that is nothing, or not known. */
function restLabel({ tips, paymentStatus }: Props["order"], rest: bigint): string | null {
  if (rest <= 0n) return null;
  if (paymentStatus === PARTIALLY_PAID) return "Not paid yet";
  // A register keeps the tip apart from the total, an online order has it inside.
  if (rest === dollarsToCents(tips)) return "Tip";
  return paymentStatus === REFUNDED ? "Not paid" : null;
}
