import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { fullName } from "@/app/admin/customers/_components/customer-table";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { formatCount } from "@/lib/count";
import type { CustomerDto } from "@/lib/customers/schema";
import { formatPhone } from "@/lib/phone";

const columns: Column<CustomerDto>[] = [
  { header: "Customer", cell: (member) => <Member member={member} /> },
  {
    header: "Phone",
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone ? formatPhone(phone) : "N/A"}</span>,
  },
  { header: "Tier", cell: ({ tier }) => <TierBadge tier={tier} /> },
  { header: "Visits", align: "right", cell: ({ checkinCount }) => formatCount(checkinCount) },
];

export function MemberTable({ members }: { members: CustomerDto[] }) {
  return <DataTable label="Members" columns={columns} rows={members} rowKey={({ id }) => id} />;
}

function Member({ member }: { member: CustomerDto }) {
  return (
    <span className="grid min-w-0 leading-snug">
      {fullName(member)}
      {member.email && (
        <span className="truncate font-normal text-muted-foreground text-xs">{member.email}</span>
      )}
    </span>
  );
}
