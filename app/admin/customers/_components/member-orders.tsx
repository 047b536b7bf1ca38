import { Nothing } from "@/app/admin/_components/side-panel-parts";
import { TextLink } from "@/app/admin/_components/text-link";
import type { ProfileOrder } from "@/lib/loyalty/schema";
import { formatDollars } from "@/lib/money";
import { panelHrefs } from "@/lib/routes";
import { formatShopDateAndTime } from "@/lib/time";

/** The member's orders, each with the visit it counted as, or why it counted as none. */
export function MemberOrders({ orders }: { orders: ProfileOrder[] }) {
  if (orders.length === 0) return <Nothing>No orders yet.</Nothing>;
  return (
    <ul className="divide-y">
      {orders.map((order) => (
        <li key={order.id} className="relative flex items-start justify-between gap-3 py-1.5 text-sm">
          <div className="min-w-0">
            <TextLink
              href={panelHrefs.order(order.id)}
              className="inline-block font-medium tabular-nums max-md:after:absolute max-md:after:inset-0"
            >
              {formatShopDateAndTime(order.createdAt)}
            </TextLink>
            <p className={order.isCounted ? "text-muted-foreground" : "text-foreground"}>{order.counts}</p>
          </div>
          <span className="py-1 tabular-nums">{formatDollars(order.total)}</span>
        </li>
      ))}
    </ul>
  );
}
