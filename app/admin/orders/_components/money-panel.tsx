import Link from "next/link";
import { Suspense } from "react";
import { AddressForm } from "@/app/admin/_components/address-form";
import { DayField } from "@/app/admin/_components/day-range";
import { HiddenFields } from "@/app/admin/_components/hidden-fields";
import { LinkSpinner } from "@/app/admin/_components/link-spinner";
import {
  Detail,
  DetailList,
  Nothing,
  SidePanelHeading,
  SidePanelSection,
} from "@/app/admin/_components/side-panel-parts";
import { Button } from "@/components/ui/button";
import type { Ctx } from "@/lib/context";
import { countOf } from "@/lib/count";
import { formatDollars } from "@/lib/money";
import { ordersBehind, reconcile } from "@/lib/orders/reconciliation";
import {
  RECONCILIATION_LINE_NAMES,
  RECONCILIATION_LINES,
  type ReconciliationLine,
} from "@/lib/orders/reconciliation-lines";
import { adminRoutes } from "@/lib/routes";
import { listUnreadOrders } from "@/lib/sync/unread-orders";
import { addShopDays, formatShopDays, middayOf, SHOP_TIME_LABEL, shopDay, startOfShopDay } from "@/lib/time";
import { filterKeys, type Listed, orderListHref } from "./order-hrefs";
import { BehindInWords, OrdersBehind, SHOWN } from "./orders-behind";

type Props = {
  ctx: Ctx;
  /** The first and the last shop day, YYYY-MM-DD. */
  days: readonly [string, string];
  line: ReconciliationLine | undefined;
  /** The list under the panel, which keeps its search and filter. */
  listed: Listed;
};

/** The money of some days in the lines of Clover's closing report, with the orders behind the selected line. */
export async function MoneyPanel({ ctx, days: [first, last], line, listed }: Props) {
  const span = { from: startOfShopDay(middayOf(first)), to: startOfShopDay(addShopDays(middayOf(last), 1)) };
  const behind = line && ordersBehind(ctx, span, line, SHOWN);
  // Its parts below await it and show that it failed; until they are rendered nobody else would.
  behind?.catch(() => {});
  const [money, unread] = await Promise.all([reconcile(ctx, span), listUnreadOrders(ctx)]);
  const { lines } = money;
  const description = formatShopDays(middayOf(first), middayOf(last));
  return (
    <>
      <SidePanelHeading title="Money" description={`${description}, ${SHOP_TIME_LABEL}`} />
      <SidePanelSection title="Days">
        <AddressForm
          className="flex flex-wrap items-end gap-3"
          action={adminRoutes.orders.path}
          shown={{ from: first, to: last }}
        >
          <HiddenFields values={{ money: "1", q: listed.q, ...filterKeys(listed) }} />
          <DayField name="from" label="From" day={first} today={shopDay(ctx.now())} />
          <DayField name="to" label="To" day={last} today={shopDay(ctx.now())} />
          <Button type="submit" variant="outline">
            Show
          </Button>
        </AddressForm>
      </SidePanelSection>
      <SidePanelSection title="To compare with Clover's closing report">
        <Lines lines={lines} line={line} listed={listed} />
        <p role="status" className="sr-only">
          {line && behind && (
            <Suspense key={line} fallback="Loading...">
              <BehindInWords line={line} behind={behind} />
            </Suspense>
          )}
        </p>
        {line && behind && (
          <Suspense key={line} fallback={<Nothing>Loading the orders of this line...</Nothing>}>
            <OrdersBehind line={line} behind={behind} listed={listed} />
          </Suspense>
        )}
        <DetailList>
          <Detail label="Revenue (sales less discounts and refunds)">{formatDollars(money.revenue)}</Detail>
          <Detail label="Fees and service charges, not listed above">{formatDollars(money.fees)}</Detail>
          <Detail label="Paid but still open at the register, or partly paid, not listed above">
            {countOf(money.unsettled.count, "order")}, {formatDollars(money.unsettled.total)}
          </Detail>
          {unread.length > 0 && (
            <Detail label="Cannot be read from Clover, of these or other days">
              {countOf(unread.length, "order")}
            </Detail>
          )}
          <Detail label="Refunded later, of these sales">{formatDollars(money.refundedLater)}</Detail>
          <Detail label="Refunded in these days, of earlier sales">
            {formatDollars(money.refundedOfEarlier)}
          </Detail>
          <Detail label="Before tax, counting only orders Clover marks PAID">
            {formatDollars(money.saidPaid)}
          </Detail>
        </DetailList>
        <p className="text-muted-foreground text-sm">
          Here a refund reduces the day of its sale, in Clover's report the day of the refund; "Refunded
          later" and "Refunded in these days" show the difference. A manual refund reduces the day it happened
          in both.
        </p>
      </SidePanelSection>
    </>
  );
}

type LinesProps = Pick<Props, "line" | "listed"> & { lines: Record<ReconciliationLine, string> };

/** Each line chooses itself; the chosen one is given up. */
function Lines({ lines, line, listed }: LinesProps) {
  return (
    <ul className="grid divide-y rounded-lg border">
      {RECONCILIATION_LINE_NAMES.map((name) => (
        <li key={name}>
          <Link
            href={orderListHref(listed, { money: "1", line: name === line ? "" : name })}
            scroll={false}
            prefetch={false}
            aria-current={name === line ? "true" : undefined}
            className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 tabular-nums hover:bg-muted aria-[current]:bg-primary-soft"
          >
            <span>{RECONCILIATION_LINES[name]}</span>
            <LinkSpinner />
            <span>{signed(name, lines[name])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const MINUS: ReadonlySet<ReconciliationLine> = new Set(["discounts", "refunds"]);

const signed = (name: ReconciliationLine, dollars: string): string =>
  MINUS.has(name) && Number(dollars) !== 0 ? `−${formatDollars(dollars)}` : formatDollars(dollars);
