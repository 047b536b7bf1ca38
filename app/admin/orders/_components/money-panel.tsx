import Form from "next/form";
import Link from "next/link";
import { DayField } from "@/app/admin/_components/day-range";
import {
  Fact,
  Facts,
  Nothing,
  SidePanelHeading,
  SidePanelSection,
} from "@/app/admin/_components/side-panel-parts";
import { Button } from "@/components/ui/button";
import type { Ctx } from "@/lib/context";
import { countOf, formatCount } from "@/lib/count";
import { formatDollars } from "@/lib/money";
import { ordersBehind, type ReconciledOrder, reconcile } from "@/lib/orders/reconciliation";
import {
  RECONCILIATION_LINE_NAMES,
  RECONCILIATION_LINES,
  type ReconciliationLine,
} from "@/lib/orders/reconciliation-lines";
import { adminRoutes, panelHrefs } from "@/lib/routes";
import { shortId } from "@/lib/short-id";
import { listUnreadOrders } from "@/lib/sync/unread-orders";
import {
  addShopDays,
  formatShopDateAndTime,
  formatShopDays,
  middayOf,
  SHOP_TIME_LABEL,
  shopDay,
  startOfShopDay,
} from "@/lib/time";
import { filterKeys, type Listed, orderListHref } from "./order-hrefs";

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
  const [money, unread, behind] = await Promise.all([
    reconcile(ctx, span),
    listUnreadOrders(ctx),
    line ? ordersBehind(ctx, span, line, SHOWN) : null,
  ]);
  const { lines } = money;
  const description = formatShopDays(middayOf(first), middayOf(last));
  return (
    <>
      <SidePanelHeading title="Money" description={`${description}, ${SHOP_TIME_LABEL}`} />
      <SidePanelSection title="Days">
        <Form className="flex flex-wrap items-end gap-3" action={adminRoutes.orders.path} scroll={false}>
          {Object.entries({ money: "1", q: listed.q, ...filterKeys(listed) }).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <DayField name="from" label="From" day={first} today={shopDay(ctx.now())} />
          <DayField name="to" label="To" day={last} today={shopDay(ctx.now())} />
          <Button type="submit" variant="outline">
            Show
          </Button>
        </Form>
      </SidePanelSection>
      <SidePanelSection title="To compare with Clover's closing report">
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
                <span>{signed(name, lines[name])}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Facts>
          <Fact label="Revenue (sales less discounts and refunds)">{formatDollars(money.revenue)}</Fact>
          <Fact label="Fees and service charges, not listed above">{formatDollars(money.fees)}</Fact>
          <Fact label="Paid but still open at the register, or only in part, not listed above">
            {countOf(money.unsettled.count, "order")}, {formatDollars(money.unsettled.total)}
          </Fact>
          {unread.length > 0 && (
            <Fact label="Cannot be read from Clover, of these or other days">
              {countOf(unread.length, "order")}
            </Fact>
          )}
          <Fact label="Refunded later, of these sales">{formatDollars(money.refundedLater)}</Fact>
          <Fact label="Refunded in these days, of earlier sales">
            {formatDollars(money.refundedOfEarlier)}
          </Fact>
          <Fact label="Before tax, counting only orders Clover marks PAID">
            {formatDollars(money.saidPaid)}
          </Fact>
        </Facts>
        <p className="text-muted-foreground text-sm">
          Here a refund reduces the day of its sale, in Clover's report the day of the refund; "Refunded
          later" and "Refunded in these days" show the difference. A manual refund reduces the day it happened
          in both.
        </p>
      </SidePanelSection>
      {line && behind && <Behind line={line} {...behind} />}
    </>
  );
}

const MINUS: ReadonlySet<ReconciliationLine> = new Set(["discounts", "refunds"]);

const signed = (name: ReconciliationLine, dollars: string): string =>
  MINUS.has(name) && Number(dollars) !== 0 ? `−${formatDollars(dollars)}` : formatDollars(dollars);

const SHOWN = 200;

type BehindProps = { line: ReconciliationLine; count: number; orders: ReconciledOrder[] };

function Behind({ line, count, orders }: BehindProps) {
  return (
    <SidePanelSection title={`Behind ${RECONCILIATION_LINES[line].toLowerCase()}`} count={formatCount(count)}>
      {orders.length === 0 && <Nothing>Nothing on this line in these days.</Nothing>}
      <ul className="grid divide-y rounded-lg border">
        {orders.map(({ key, orderId, at, amount, note }) => (
          <li key={key} className="flex items-center justify-between gap-4 px-4 py-2 text-sm tabular-nums">
            <span>
              {orderId ? (
                <Link
                  className="underline underline-offset-4"
                  prefetch={false}
                  href={panelHrefs.order(orderId)}
                >
                  Order {shortId(orderId)}
                </Link>
              ) : (
                "No order"
              )}
              {note && <span className="text-muted-foreground"> · {note}</span>}
              <span className="block text-muted-foreground">{formatShopDateAndTime(at)}</span>
            </span>
            <span>{formatDollars(amount)}</span>
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className="text-muted-foreground text-sm">
          Only the newest {SHOWN} are listed. Choose fewer days to see the rest.
        </p>
      )}
    </SidePanelSection>
  );
}
