import Link from "next/link";
import { ListLink, NumberLink } from "@/app/admin/_components/list-link";
import { ordersHref } from "@/app/admin/orders/_components/order-hrefs";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { Unbroken } from "@/components/text/unbroken";
import { Badge } from "@/components/ui/badge";
import { formatCount, formatUnits } from "@/lib/count";
import type { BestSeller } from "@/lib/dashboard/period-figures";
import { clockHourText } from "@/lib/hours/words";
import { formatDollars } from "@/lib/money";
import { adminRoutes, adminSubRoutes, panelHrefs } from "@/lib/routes";
import { TIERS, type TierCounts } from "@/lib/tier";
import { rowsHref } from "./rows-href";
import { ShareBar } from "./share-bar";

const heading = "font-sans font-semibold text-sm";

/** The best-selling products; each links to its panel. */
export function BestSellers({ sellers }: { sellers: readonly BestSeller[] }) {
  return (
    <section aria-label="Best sellers" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className={heading}>Best sellers</h3>
        <Link
          href={adminSubRoutes.insight.path}
          prefetch={false}
          className="tap-link py-0.5 font-semibold text-primary text-sm hover:underline"
        >
          {adminSubRoutes.insight.label}
        </Link>
      </div>
      {sellers.length === 0 && <p className="mt-2 text-muted-foreground text-sm">Nothing was sold.</p>}
      <ol className="mt-1 divide-y text-sm">
        {sellers.map(({ productId, panelId, name, sold, revenue, stock, isStockTracked }) => (
          <li key={productId} className="flex items-center gap-3 py-1.5 max-md:py-0">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <ListLink
                href={panelHrefs.product(panelId)}
                className="wrap-anywhere py-0.5 font-medium hover:underline max-md:py-3"
              >
                <Unbroken text={name} />
              </ListLink>
              {isStockTracked && stock <= 0 && (
                <Badge variant="destructive" className="max-md:mb-2.5">
                  Out of stock
                </Badge>
              )}
            </span>
            <span className="whitespace-nowrap text-right text-muted-foreground tabular-nums">
              {formatUnits(sold)} sold · {formatDollars(revenue)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function LinkedHeading({ href, children }: { href: string; children: string }) {
  return (
    <h3 className={heading}>
      <Link href={href} prefetch={false} className="tap-link py-1 hover:underline">
        {children}
      </Link>
    </h3>
  );
}

/** Orders by hour of the day at the shop, for the hours that have any. */
export function HoursOfDay({ hours, from, to }: { hours: readonly number[]; from: string; to: string }) {
  const first = hours.findIndex((orders) => orders > 0);
  const last = hours.findLastIndex((orders) => orders > 0);
  const top = Math.max(1, ...hours);
  const shown = first === -1 ? [] : hours.slice(first, last + 1);
  return (
    <section aria-label="Orders by hour">
      <LinkedHeading href={ordersHref(from, to)}>Orders by hour</LinkedHeading>
      {shown.length === 0 && <p className="mt-2 text-muted-foreground text-sm">No orders.</p>}
      <ul className="mt-2 text-xs">
        {shown.map((orders, at) => (
          <li key={clockHourText(first + at)}>
            <ListLink
              href={ordersHref(from, to, { hour: String(first + at) })}
              className="grid min-h-6 grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-2 rounded-sm max-md:min-h-11 hover:bg-accent"
            >
              <span className="text-muted-foreground">{clockHourText(first + at)}</span>{" "}
              <ShareBar share={orders / top} />
              <span className="text-right tabular-nums">
                {formatCount(orders)}
                <span className="sr-only"> {orders === 1 ? "order: show it" : "orders: show them"}</span>
              </span>
            </ListLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TierMovesProps = {
  moves: TierCounts;
  /** The first and the last of the period. */
  days: readonly [string, string];
  period: Record<string, string>;
};

/** How many members reached each tier in the period; each count leads to them. */
export function TierMovesList({ moves, days, period }: TierMovesProps) {
  return (
    <section aria-label="Tiers reached">
      <LinkedHeading href={adminRoutes.loyalty.path}>Tiers reached</LinkedHeading>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-2 text-sm max-md:mt-6 max-md:gap-y-6">
        {TIERS.map(({ name }) => (
          <div key={name} className="flex items-center gap-2">
            <dt>
              <TierBadge tier={name} />
            </dt>
            <dd className="tabular-nums">
              {moves[name] === 0 ? (
                "0"
              ) : (
                <NumberLink href={rowsHref("tier", days, period, { tier: name })}>
                  {formatCount(moves[name])}
                  <span className="sr-only"> {moves[name] === 1 ? "member" : "members"}: show them</span>
                </NumberLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
