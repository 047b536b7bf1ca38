import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { RowLink } from "@/app/admin/_components/row-link";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { formatCount } from "@/lib/count";
import { fullName } from "@/lib/customers/full-name";
import type { ListedCustomer } from "@/lib/customers/schema";
import { formatPhone } from "@/lib/phone";
import { panelHrefs } from "@/lib/routes";
import { formatShopDate } from "@/lib/time";

const columns: Column<ListedCustomer>[] = [
  { header: "Customer", cell: (member) => <Member member={member} /> },
  {
    header: "Phone",
    place: "line",
    className: "whitespace-nowrap",
    cell: ({ phone }) => (phone ? formatPhone(phone) : "N/A"),
  },
  { header: "Tier", place: "mark", cell: ({ tier }) => <TierBadge tier={tier} /> },
  {
    header: "Visits",
    align: "right",
    place: "end",
    cell: ({ checkinCount }) => (
      <>
        {formatCount(checkinCount)}
        <span className="in-rows"> {checkinCount === 1 ? "visit" : "visits"}</span>
      </>
    ),
  },
  {
    header: "Last Visit",
    place: "panel",
    className: "whitespace-nowrap",
    cell: ({ lastVisitAt }) =>
      lastVisitAt ? formatShopDate(lastVisitAt) : <span className="text-muted-foreground">None</span>,
  },
];

export function MemberTable({ members }: { members: ListedCustomer[] }) {
  return (
    <DataTable
      label="Members"
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      rowName={fullName}
      opens
    />
  );
}

function Member({ member }: { member: ListedCustomer }) {
  return (
    <>
      <RowLink href={panelHrefs.customer(member.id)}>{fullName(member)}</RowLink>
      {member.email && <small className="in-table">{member.email}</small>}
    </>
  );
}
