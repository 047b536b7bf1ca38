import { formatDistanceStrict } from "date-fns";
import { Card } from "@/app/admin/_components/card";
import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { ListLink } from "@/app/admin/_components/list-link";
import { Unbroken } from "@/components/text/unbroken";
import { Badge } from "@/components/ui/badge";
import { shownOf } from "@/lib/count";
import type { OddVisit, OddVisits } from "@/lib/loyalty/queries";
import { panelHrefs } from "@/lib/routes";
import { formatShopDateAndTime } from "@/lib/time";
import { VisitActions } from "./visit-actions";

const columns: Column<OddVisit>[] = [
  {
    header: "Customer",
    cell: ({ customerId, customerName }) => (
      <ListLink href={panelHrefs.customer(customerId)} className="row-link row-name">
        {customerName}
      </ListLink>
    ),
  },
  { header: "Visit", cell: ({ createdAt }) => <Unbroken text={formatShopDateAndTime(createdAt)} /> },
  {
    header: "Made by",
    cell: ({ source, recordedBy }) => (source === "order" ? "Paid order" : (recordedBy ?? "Staff")),
  },
  { header: "Why it is here", place: "line", cell: (visit) => <Reason visit={visit} /> },
  {
    header: "Actions",
    align: "right",
    place: "action",
    cell: ({ id, customerName, createdAt, voidedAt, reason }) => (
      <VisitActions
        id={id}
        customerName={customerName}
        at={createdAt}
        isVoid={voidedAt !== null}
        isRepeat={reason === "Repeated on the same day"}
      />
    ),
  },
];

export const ODD_VISITS_ID = "visits-to-look-at";

/** Visits that look wrong, for staff to check, and those that are void; voiding one needs a reason. */
export function OddVisitsCard({ toReview, voided }: OddVisits) {
  return (
    <Card
      id={ODD_VISITS_ID}
      title="Visits to review"
      count={toReview.total}
      subtitle="Last 30 days: repeats on one day, and visits whose order was refunded or removed"
    >
      {toReview.total > 0 ? (
        <>
          <Cut {...toReview} />
          <Visits label="Odd visits" visits={toReview.rows} />
        </>
      ) : (
        <p className="px-5 py-8 text-center text-muted-foreground">No unusual visits in the last 30 days.</p>
      )}
      {voided.total > 0 && (
        <>
          <h3 className="border-t px-4 pt-4 pb-2 font-sans font-semibold text-base md:px-5">
            Voided visits ({shownOf(voided.rows.length, voided.total)})
          </h3>
          <Visits label="Voided visits" visits={voided.rows} />
        </>
      )}
    </Card>
  );
}

function Cut({ rows, total }: OddVisits["toReview"]) {
  if (rows.length === total) return null;
  return (
    <p className="px-4 pt-3 text-muted-foreground text-sm md:px-5">
      Showing the {shownOf(rows.length, total)}
    </p>
  );
}

function Visits({ label, visits }: { label: string; visits: OddVisit[] }) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={visits}
      rowKey={({ id }) => id}
      rowName={({ customerName, createdAt }) =>
        `the visit of ${customerName}, ${formatShopDateAndTime(createdAt)}`
      }
    />
  );
}

function Reason({ visit }: { visit: OddVisit }) {
  const { reason, voidReason } = visit;
  const detail = voidReason ?? gapText(visit);
  return (
    <>
      {/* On a phone there is room for one of them, and the detail says more. */}
      <Badge variant={reason === "Voided" ? "muted" : "amber"} className={detail ? "in-table" : undefined}>
        {reason}
      </Badge>
      {detail && (
        <span className="text-muted-foreground sm:ml-2">
          <Unbroken text={detail} />
        </span>
      )}
    </>
  );
}

/** How long after the visit before it that day, which mostly says whether it is a mistake. */
function gapText({ reason, createdAt, previousAt }: OddVisit): string | null {
  if (reason !== "Repeated on the same day" || !previousAt) return null;
  return `${formatDistanceStrict(new Date(previousAt), new Date(createdAt))} after the one before`;
}
