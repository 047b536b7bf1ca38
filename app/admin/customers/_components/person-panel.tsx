import Link from "next/link";
import { HistoryList } from "@/app/admin/_components/audit/history-list";
import {
  Fact,
  Facts,
  Nothing,
  SidePanelHeading,
  SidePanelMissing,
  SidePanelSection,
} from "@/app/admin/_components/side-panel-parts";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { Badge } from "@/components/ui/badge";
import { auditHref } from "@/lib/audit/address";
import type { Ctx } from "@/lib/context";
import { formatCount } from "@/lib/count";
import { orNull } from "@/lib/errors";
import { getPerson } from "@/lib/people/get-person";
import type { PersonDto } from "@/lib/people/schema";
import { formatPhone } from "@/lib/phone";
import { nextTierFor } from "@/lib/tier";
import { formatShopDate } from "@/lib/time";
import { fullName, visitsText } from "./customer-table";
import { PersonNotes } from "./person-notes";
import { PersonOrders } from "./person-orders";
import { PersonRecords } from "./person-records";
import { PersonVisits } from "./person-visits";

/** One person beside the list: identity, tier and its reason, and everything counted for them. */
export async function PersonPanel({ ctx, id }: { ctx: Ctx; id: string }) {
  const person = await orNull(getPerson(ctx, id));
  if (!person) {
    return (
      <SidePanelMissing title="Customer not found">
        There is no such customer. The record may have been erased.
      </SidePanelMissing>
    );
  }
  const [record] = person.records;
  const name = fullName(record);
  return (
    <>
      <SidePanelHeading
        title={name}
        badges={
          <>
            <TierBadge tier={person.tier} />
            {record.isPlaceholder && (
              <Badge variant="destructive" title={record.placeholderReason ?? undefined}>
                Test
              </Badge>
            )}
            {record.isRemoved && <Badge variant="outline">Deleted at Clover</Badge>}
          </>
        }
        description={tierSentence(person)}
      />
      <SidePanelSection title="Contact and consent">
        <ContactFacts person={person} />
      </SidePanelSection>
      <SidePanelSection title="Notes of staff">
        <PersonNotes customerId={record.id} notes={person.notes} />
      </SidePanelSection>
      <SidePanelSection title="Visits" count={shownOf(person.checkins.length, person.checkinsInAll)}>
        <PersonVisits name={name} checkins={person.checkins} />
      </SidePanelSection>
      <SidePanelSection title="Orders" count={shownOf(person.orders.length, person.ordersInAll)}>
        <PersonOrders orders={person.orders} />
      </SidePanelSection>
      <SidePanelSection title="Records at Clover" count={formatCount(person.records.length)}>
        <PersonRecords records={person.records} />
      </SidePanelSection>
      <SidePanelSection
        title="History"
        tools={
          <Link
            href={auditHref({ entity: "customer", about: record.id })}
            className="text-muted-foreground text-sm underline underline-offset-4"
          >
            All in the audit
          </Link>
        }
      >
        <HistoryList entries={person.history} />
      </SidePanelSection>
    </>
  );
}

const shownOf = (shown: number, all: number): string =>
  shown < all ? `newest ${formatCount(shown)} of ${formatCount(all)}` : formatCount(all);

/** Why the person has this tier, and how many visits the next one takes. */
function tierSentence({ visits, tier, records, lastVisitAt }: PersonDto): string {
  const over = records.length > 1 ? ` over ${records.length} records` : "";
  const next = nextTierFor(visits);
  const ahead = next ? `; ${formatCount(next.requirement - visits)} more for ${next.tier}` : "";
  const last = lastVisitAt ? ` Last visit ${formatShopDate(lastVisitAt)}.` : " No visit yet.";
  const made = tier === "None" ? `${visitsText(visits)}${over}` : `${tier} by ${visitsText(visits)}${over}`;
  return `${made}${ahead}.${last}`;
}

function ContactFacts({ person: { records } }: { person: PersonDto }) {
  const phones = [...new Set(records.flatMap((record) => record.phoneDigits))];
  const emails = [...new Set(records.flatMap(({ emails: all, email }) => (email ? [email, ...all] : all)))];
  const optedIn = records.filter((record) => record.marketingAllowed);
  const [first] = records.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  return (
    <Facts>
      <Fact label="Phone">
        {phones.length > 0 ? phones.map(formatPhone).join(", ") : <Nothing>None</Nothing>}
      </Fact>
      <Fact label="Email">{emails.length > 0 ? emails.join(", ") : <Nothing>None</Nothing>}</Fact>
      <Fact label="Marketing">
        {optedIn.length > 0 ? "Opted In" : "Not Opted In"}
        <span className="block font-normal text-muted-foreground">
          As Clover says, record changed {formatShopDate((optedIn[0] ?? records[0]).updatedAt)}
        </span>
      </Fact>
      <Fact label="Member since">{first ? formatShopDate(first.createdAt) : "Unknown"}</Fact>
    </Facts>
  );
}
