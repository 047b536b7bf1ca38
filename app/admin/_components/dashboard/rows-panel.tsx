import { Suspense } from "react";
import { ListLink } from "@/app/admin/_components/list-link";
import { SidePanel } from "@/app/admin/_components/side-panel";
import {
  SidePanelHeading,
  SidePanelMissing,
  SidePanelSkeleton,
} from "@/app/admin/_components/side-panel-parts";
import type { Ctx } from "@/lib/context";
import { formatCount } from "@/lib/count";
import { type RowsQuery, readPeriodRows } from "@/lib/dashboard/period-rows";
import { formatPhone } from "@/lib/phone";
import { panelHrefs } from "@/lib/routes";
import { formatShopDateAndTime } from "@/lib/time";

const titleOf = ({ rows, tier }: RowsQuery): string =>
  rows === "tier" ? `Reached ${tier ?? "a tier"}` : rows === "visits" ? "Visits" : "New members";

/** The rows behind a number of the dashboard, in a panel; renders nothing when the address asks for none. */
export function RowsPanel({ ctx, query }: { ctx: Ctx; query: RowsQuery }) {
  if (!query.rows) return null;
  return (
    <SidePanel name="rows">
      <Suspense key={JSON.stringify(query)} fallback={<SidePanelSkeleton label="Loading..." />}>
        <Rows ctx={ctx} query={query} title={titleOf(query)} />
      </Suspense>
    </SidePanel>
  );
}

async function Rows({ ctx, query, title }: { ctx: Ctx; query: RowsQuery; title: string }) {
  const found = await readPeriodRows(ctx, query);
  if (!found)
    return <SidePanelMissing title={title}>The date range in the address is not valid.</SidePanelMissing>;
  const { label, total, rows } = found;
  const count = rows.length < total ? `the latest ${formatCount(rows.length)} of ` : "";
  return (
    <>
      <SidePanelHeading title={title} description={`${label}: ${count}${formatCount(total)}`} />
      <ul className="divide-y">
        {rows.map(({ id, customerId, name, at, note, isPhone }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-5 py-2.5">
            <p className="min-w-0">
              <ListLink
                href={panelHrefs.customer(customerId)}
                className="block truncate font-medium hover:underline"
              >
                {name}
              </ListLink>
              <span className="block truncate text-muted-foreground text-sm">
                {isPhone ? formatPhone(note) : note}
              </span>
            </p>
            <time
              dateTime={at.toISOString()}
              className="whitespace-nowrap text-muted-foreground text-sm tabular-nums"
            >
              {formatShopDateAndTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}
