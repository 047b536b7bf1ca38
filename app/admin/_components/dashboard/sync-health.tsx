import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { formatCount } from "@/lib/count";
import { formatDollars } from "@/lib/money";
import type { StillOpen } from "@/lib/orders/queries";
import { adminRoutes } from "@/lib/routes";
import { formatShopWhen } from "@/lib/time";

type Props = { tokenRefusedSince: Date | null; stillOpen: StillOpen; now: Date };

/**
 * Warns when the numbers below may be incomplete; renders nothing while all is well. A single failed step is listed in
 * "Needs you".
 */
export function SyncHealth({ tokenRefusedSince, stillOpen, now }: Props) {
  return (
    <>
      {tokenRefusedSince && (
        <Notice id="api-token" label="Clover refuses the API token" isUrgent>
          <p className="font-medium">
            Clover refuses the API token since {formatShopWhen(tokenRefusedSince, now)}. Nothing is read until
            it is replaced.
          </p>
          <p>
            Make a new token in the Clover dashboard (Settings, Business Operations, API tokens), put it into{" "}
            <code>CLOVER_API_TOKEN</code> and restart the site. Nothing that was read is lost: reading goes on
            where it stopped.
          </p>
        </Notice>
      )}
      {stillOpen.count > 0 && (
        <Notice label="Paid orders that are open">
          <p>
            {stillOpen.count === 1
              ? "1 paid order is still open at the register"
              : `${formatCount(stillOpen.count)} paid orders are still open at the register`}
            , {formatDollars(stillOpen.total)}. It counts as revenue once it is closed there.{" "}
            <Link className="underline underline-offset-4" href={`${adminRoutes.orders.path}?money=1`}>
              See the money of today
            </Link>
          </p>
        </Notice>
      )}
    </>
  );
}

function Notice({
  id,
  label,
  isUrgent = false,
  children,
}: {
  id?: string;
  label: string;
  isUrgent?: boolean;
  children: ReactNode;
}) {
  const color = isUrgent ? "border-destructive" : "border-primary bg-primary-soft";
  return (
    <section
      id={id}
      aria-label={label}
      className={`flex items-start gap-3 rounded-lg border px-4 py-3 max-sm:text-sm ${color}`}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="grid min-w-0 flex-1 gap-1 text-pretty">{children}</div>
    </section>
  );
}
