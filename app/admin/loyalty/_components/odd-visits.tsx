import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { Panel } from "@/app/admin/_components/panel";
import { Badge } from "@/components/ui/badge";
import type { OddVisit } from "@/lib/loyalty/queries";
import { formatShopDateTime } from "@/lib/time";
import { OddVisitActions } from "./odd-visit-actions";

const columns: Column<OddVisit>[] = [
  { header: "Customer", cell: ({ customerName }) => customerName || "No name" },
  {
    header: "Visit",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShopDateTime(createdAt)}</time>,
  },
  {
    header: "Made by",
    cell: ({ source, recordedBy }) => (source === "order" ? "Paid order" : (recordedBy ?? "Staff")),
  },
  { header: "Why it is here", place: "line", cell: (visit) => <Reason visit={visit} /> },
  {
    header: "Actions",
    align: "right",
    place: "action",
    cell: ({ id, customerName, voidedAt }) => (
      <OddVisitActions id={id} customerName={customerName} isVoid={voidedAt !== null} />
    ),
  },
];

export const ODD_VISITS_ID = "visits-to-look-at";

/** Visits that look wrong, for staff to check; voiding one needs a reason. */
export function OddVisits({ visits }: { visits: OddVisit[] }) {
  return (
    <Panel
      id={ODD_VISITS_ID}
      title="Visits to review"
      count={visits.length}
      subtitle="Last 30 days: repeats on one day, visits whose order was refunded or removed, and those made void"
    >
      {visits.length > 0 ? (
        <DataTable
          label="Odd visits"
          columns={columns}
          rows={visits}
          rowKey={({ id }) => id}
          rowName={({ customerName }) => `the visit of ${customerName || "No name"}`}
        />
      ) : (
        <p className="px-5 py-8 text-center text-muted-foreground">No unusual visits in the last 30 days.</p>
      )}
    </Panel>
  );
}

function Reason({ visit: { reason, voidReason } }: { visit: OddVisit }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Badge variant={reason === "Voided" ? "muted" : "amber"}>{reason}</Badge>
      {voidReason && <span className="truncate text-muted-foreground">{voidReason}</span>}
    </span>
  );
}
