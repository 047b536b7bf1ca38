import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { MailAddress } from "@/app/admin/_components/mail-address";
import { RowLink } from "@/app/admin/_components/row-link";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { Badge } from "@/components/ui/badge";
import { countOf } from "@/lib/count";
import { fullName } from "@/lib/customers/full-name";
import { testRecordReason } from "@/lib/customers/placeholder";
import type { CustomerDto, CustomerListQuery, ListedCustomer } from "@/lib/customers/schema";
import { formatPhone } from "@/lib/phone";
import { formatShopDate } from "@/lib/time";
import { customerListHref } from "./customer-list-href";

type Props = {
  customers: ListedCustomer[];
  launch: Date | null;
  /** The list's filter: a row opens its customer over the same list. */
  query: CustomerListQuery;
};

export function CustomerTable({ customers, launch, query }: Props) {
  const hrefOf = ({ id }: CustomerDto) => customerListHref(query, id);
  const columns: Column<ListedCustomer>[] = [
    {
      header: "Name",
      cell: (customer) => (
        <RowLink href={hrefOf(customer)} sets="person">
          {fullName(customer)}
        </RowLink>
      ),
    },
    { header: "Contact", place: "line", cell: (customer) => <Contact customer={customer} /> },
    {
      header: "Marketing",
      className: "whitespace-nowrap text-xs",
      cell: (customer) => <Marketing customer={customer} />,
    },
    {
      header: "Loyalty Tier",
      place: "mark",
      className: "text-xs",
      cell: ({ tier }) => <TierBadge tier={tier} />,
    },
    {
      header: "Check-ins",
      align: "right",
      place: "end",
      className: "whitespace-nowrap",
      cell: (customer) => <Visits customer={customer} />,
    },
    {
      header: "Member Since",
      // On a tablet in two lines, so that the flags after it are within the frame.
      className: "@4xl/data-table:whitespace-nowrap",
      cell: ({ createdAt }) => formatShopDate(createdAt),
    },
    {
      header: "Flags",
      cell: (customer) => <Flags customer={customer} launch={launch} />,
      isEmpty: (customer) => !customer.isPlaceholder && !isEarly(customer, launch),
    },
  ];
  return (
    <DataTable
      label="Customers"
      columns={columns}
      rows={customers}
      rowKey={({ id }) => id}
      rowName={fullName}
      opens
    />
  );
}

function Contact({ customer: { email, phone } }: { customer: CustomerDto }) {
  if (!email && !phone)
    return (
      <span className="text-muted-foreground">
        <span className="in-table">None</span>
        <span className="in-rows">No phone or email</span>
      </span>
    );
  return (
    <span className="contact">
      {phone && <span>{formatPhone(phone)}</span>}
      {email && (
        <small>
          <MailAddress email={email} />
        </small>
      )}
    </span>
  );
}

function Marketing({ customer: { marketingAllowed } }: { customer: CustomerDto }) {
  return marketingAllowed ? (
    <Badge variant="info">Opted In</Badge>
  ) : (
    <Badge variant="muted">Not Opted In</Badge>
  );
}

function Visits({ customer: { checkinCount, lastVisitAt } }: { customer: ListedCustomer }) {
  const words = countOf(checkinCount, "visit");
  return (
    <>
      {checkinCount > 0 ? words : <span className="text-muted-foreground">{words}</span>}
      {lastVisitAt && <small className="in-table">Last visit {formatShopDate(lastVisitAt)}</small>}
    </>
  );
}

const isEarly = ({ createdAt }: CustomerDto, launch: Date | null): boolean =>
  launch !== null && new Date(createdAt) < launch;

function Flags({ customer, launch }: { customer: CustomerDto; launch: Date | null }) {
  if (!customer.isPlaceholder && !isEarly(customer, launch)) return <span className="sr-only">None</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {customer.isPlaceholder && (
        <Badge variant="destructive" title={testRecordReason(customer) ?? undefined}>
          Test
        </Badge>
      )}
      {isEarly(customer, launch) && <Badge variant="outline">Pre-launch</Badge>}
    </span>
  );
}
