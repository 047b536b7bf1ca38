import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { Badge } from "@/components/ui/badge";
import { formatCount } from "@/lib/count";
import type { CustomerDto } from "@/lib/customers/schema";
import { formatPhone } from "@/lib/phone";
import { formatShopDate } from "@/lib/time";

export const fullName = ({ firstName, lastName }: Pick<CustomerDto, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim() || "No name";

export const visitsText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? "visit" : "visits"}`;

type Props = { customers: CustomerDto[]; launch: Date | null };

export function CustomerTable({ customers, launch }: Props) {
  const columns: Column<CustomerDto>[] = [
    { header: "Name", cell: fullName },
    { header: "Contact", cell: (customer) => <Contact customer={customer} /> },
    { header: "Marketing", cell: (customer) => <Marketing customer={customer} /> },
    { header: "Loyalty Tier", cell: ({ tier }) => <TierBadge tier={tier} /> },
    { header: "Check-ins", align: "right", cell: ({ checkinCount }) => visitsText(checkinCount) },
    { header: "Member Since", cell: ({ createdAt }) => <MemberSince at={createdAt} /> },
    {
      header: "Flags",
      cell: (customer) => <Flags customer={customer} launch={launch} />,
      isEmpty: (customer) => !customer.isPlaceholder && !isEarly(customer, launch),
    },
  ];
  return <DataTable label="Customers" columns={columns} rows={customers} rowKey={({ id }) => id} />;
}

function Contact({ customer: { email, phone } }: { customer: CustomerDto }) {
  if (!email && !phone) return <span className="text-muted-foreground">None</span>;
  return (
    <span className="grid min-w-0 leading-snug @2xl/table:min-w-40 @max-2xl/table:text-right">
      {email && <Address email={email} />}
      {phone && <span className="text-muted-foreground">{formatPhone(phone)}</span>}
    </span>
  );
}

/** A long address breaks before its @ rather than anywhere. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

function Marketing({ customer: { marketingAllowed } }: { customer: CustomerDto }) {
  return (
    <Badge variant={marketingAllowed ? "info" : "muted"}>
      {marketingAllowed ? "Opted In" : "Not Opted In"}
    </Badge>
  );
}

function MemberSince({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatShopDate(at)}
    </time>
  );
}

const isEarly = ({ createdAt }: CustomerDto, launch: Date | null): boolean =>
  launch !== null && new Date(createdAt) < launch;

function Flags({ customer, launch }: { customer: CustomerDto; launch: Date | null }) {
  if (!customer.isPlaceholder && !isEarly(customer, launch)) return <span className="sr-only">None</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {customer.isPlaceholder && (
        <Badge variant="destructive" title={customer.placeholderReason ?? undefined}>
          Test
        </Badge>
      )}
      {isEarly(customer, launch) && <Badge variant="outline">Pre-launch</Badge>}
    </span>
  );
}
