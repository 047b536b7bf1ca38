import { Suspense } from "react";
import { PersonRow } from "@/app/admin/_components/person-row";
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
      {total === 0 && (
        <p className="px-5 py-8 text-center text-muted-foreground">
          None on these days. Choose others under Numbers on the dashboard.
        </p>
      )}
      <ul className="divide-y px-5">
        {rows.map(({ id, customerId, name, at, note, isPhone }) => (
          <PersonRow key={id} customerId={customerId} name={name} note={isPhone ? formatPhone(note) : note}>
            <time dateTime={at.toISOString()}>{formatShopDateAndTime(at)}</time>
          </PersonRow>
        ))}
      </ul>
    </>
  );
}
