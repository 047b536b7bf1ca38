import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { RowLink } from "@/app/admin/_components/row-link";
import { fullName } from "@/app/admin/customers/_components/customer-table";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { formatCount } from "@/lib/count";
import type { CustomerDto } from "@/lib/customers/schema";
import { formatPhone } from "@/lib/phone";
import { adminRoutes } from "@/lib/routes";

const columns: Column<CustomerDto>[] = [
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
];

export function MemberTable({ members }: { members: CustomerDto[] }) {
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

function Member({ member }: { member: CustomerDto }) {
  return (
    <>
      <RowLink href={`${adminRoutes.customers.path}?filter=all&person=${member.id}`}>
        {fullName(member)}
      </RowLink>
      {member.email && <small className="in-table">{member.email}</small>}
    </>
  );
}
