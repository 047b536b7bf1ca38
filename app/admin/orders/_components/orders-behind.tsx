import { ComesIntoView } from "@/app/admin/_components/comes-into-view";
import { Nothing } from "@/app/admin/_components/side-panel-parts";
import { TextLink } from "@/app/admin/_components/text-link";
import { countOf, formatCount } from "@/lib/count";
import { formatDollars } from "@/lib/money";
import type { ReconciledOrder } from "@/lib/orders/reconciliation";
import { RECONCILIATION_LINES, type ReconciliationLine } from "@/lib/orders/reconciliation-lines";
import { shortId } from "@/lib/short-id";
import { formatShopDateAndTime } from "@/lib/time";
import { type Listed, orderListHref } from "./order-hrefs";

/** Of more orders only the newest are listed. */
export const SHOWN = 200;

type Behind = { count: number; orders: ReconciledOrder[] };

const behindTitle = (line: ReconciliationLine): string =>
  `Behind ${RECONCILIATION_LINES[line].toLowerCase()}`;

type Props = { line: ReconciliationLine; behind: Promise<Behind>; listed: Listed };

/** What a screen reader is told of the orders behind a line. */
export async function BehindInWords({ line, behind }: Omit<Props, "listed">) {
  return `${behindTitle(line)}: ${countOf((await behind).count, "order")}`;
}

/** The orders behind a line; each opens over the list under the panel. */
export async function OrdersBehind({ line, behind, listed }: Props) {
  const { count, orders } = await behind;
  const title = behindTitle(line);
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ComesIntoView className="scroll-mb-40">
        <h4 className="font-sans font-semibold text-sm">
          {title}
          <span className="font-normal text-muted-foreground tabular-nums">{` ${formatCount(count)}`}</span>
        </h4>
      </ComesIntoView>
      {orders.length === 0 && <Nothing>Nothing on this line in these days.</Nothing>}
      <ul className="grid divide-y rounded-lg border empty:hidden">
        {orders.map(({ key, orderId, at, amount, note }) => (
          <li key={key} className="flex items-center justify-between gap-4 px-4 py-2 text-sm tabular-nums">
            <span>
              {orderId ? (
                <TextLink scroll={false} href={orderListHref(listed, { order: orderId })}>
                  Order {shortId(orderId)}
                </TextLink>
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
    </section>
  );
}
