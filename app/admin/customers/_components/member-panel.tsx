import { Fragment } from "react";
import { HistorySection } from "@/app/admin/_components/audit/history-section";
import { MailAddress } from "@/app/admin/_components/mail-address";
import {
  Detail,
  DetailList,
  Nothing,
  SidePanelHeading,
  SidePanelMissing,
  SidePanelSection,
} from "@/app/admin/_components/side-panel-parts";
import { CheckinButton } from "@/app/admin/loyalty/_components/checkin-button";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { Badge } from "@/components/ui/badge";
import { actorName, type Ctx } from "@/lib/context";
import { countOf, formatCount, shownOf } from "@/lib/count";
import { fullName } from "@/lib/customers/full-name";
import { orNull } from "@/lib/errors";
import { getMemberProfile } from "@/lib/loyalty/member-profile";
import type { MemberProfile } from "@/lib/loyalty/schema";
import { formatPhone } from "@/lib/phone";
import { nextTierFor } from "@/lib/tier";
import { formatShopDate } from "@/lib/time";
import { CustomerNotes } from "./customer-notes";
import { MemberOrders } from "./member-orders";
import { MemberRecords } from "./member-records";
import { MemberVisits, visitsShown } from "./member-visits";

/** The side panel of one member: identity, tier and its reason, visits, orders and records. */
export async function MemberPanel({ ctx, id }: { ctx: Ctx; id: string }) {
  const member = await orNull(getMemberProfile(ctx, id));
  if (!member) {
    return (
      <SidePanelMissing title="Customer not found">
        There is no such customer. The record may have been erased.
      </SidePanelMissing>
    );
  }
  const [record] = member.records;
  const name = fullName(record);
  return (
    <>
      <SidePanelHeading
        title={name}
        badges={
          <>
            <TierBadge tier={member.tier} />
            {record.isPlaceholder && <Badge variant="destructive">Test</Badge>}
            {record.isRemoved && <Badge variant="outline">Deleted at Clover</Badge>}
          </>
        }
        description={
          <>
            {tierSentence(member)} <LastVisit at={member.lastVisitAt} />
          </>
        }
      />
      {canCheckIn(member) && (
        <div className="border-b px-5 py-3">
          <CheckinButton member={{ customerId: record.id, name }} />
        </div>
      )}
      <SidePanelSection title="Contact and consent">
        <MemberDetails member={member} />
      </SidePanelSection>
      <SidePanelSection title="Staff notes">
        <CustomerNotes staff={actorName(ctx)} customerId={record.id} notes={member.notes} />
      </SidePanelSection>
      <SidePanelSection title="Visits" count={visitsShown(member)}>
        <MemberVisits name={name} checkins={member.checkins} />
      </SidePanelSection>
      <SidePanelSection title="Orders" count={shownOf(member.orders.length, member.ordersInAll)}>
        <MemberOrders orders={member.orders} />
      </SidePanelSection>
      <SidePanelSection title="Records at Clover" count={formatCount(member.records.length)}>
        <MemberRecords records={member.records} />
      </SidePanelSection>
      <HistorySection entity="customer" about={record.id} entries={member.history} />
    </>
  );
}

/** False where no visit can be recorded: for a test record, and once every record is deleted at the register. */
function canCheckIn({ records }: MemberProfile): boolean {
  const [opened] = records;
  return !opened.isPlaceholder && records.some((record) => !record.isPlaceholder && !record.isRemoved);
}

/** Why the member has this tier, and how many visits the next one takes. */
function tierSentence({ visits, tier, records }: MemberProfile): string {
  const over = records.length > 1 ? ` over ${records.length} records` : "";
  const next = nextTierFor(visits);
  const ahead = next ? `; ${formatCount(next.requirement - visits)} more for ${next.tier}` : "";
  const made =
    tier === "None" ? `${countOf(visits, "visit")}${over}` : `${tier} by ${countOf(visits, "visit")}${over}`;
  return `${made}${ahead}.`;
}

function LastVisit({ at }: { at: MemberProfile["lastVisitAt"] }) {
  if (!at) return "No visit yet.";
  return (
    <>
      Last visit <span className="whitespace-nowrap">{formatShopDate(at)}.</span>
    </>
  );
}

/** How to reach the member, and what they agreed to. */
export function MemberDetails({ member: { records } }: { member: MemberProfile }) {
  const phones = [...new Set(records.flatMap((record) => record.phoneDigits))];
  const emails = [...new Set(records.flatMap(({ emails: all, email }) => (email ? [email, ...all] : all)))];
  const optedIn = records.filter((record) => record.marketingAllowed);
  const deciding = optedIn.length > 0 ? optedIn : records;
  const changedAt = deciding
    .flatMap((record) => record.marketingChangedAt ?? [])
    .toSorted()
    .at(-1);
  const [optedOutAt] = records.flatMap((record) => record.saleOptOutAt ?? []).toSorted();
  const first = records.reduce((one, other) => (other.createdAt < one.createdAt ? other : one));
  return (
    <DetailList>
      <Detail label="Phone">
        {phones.length > 0 ? phones.map(formatPhone).join(", ") : <Nothing>None</Nothing>}
      </Detail>
      <Detail label="Email">
        {emails.map((email, place) => (
          <Fragment key={email}>
            {place > 0 && ", "}
            <MailAddress email={email} />
          </Fragment>
        ))}
        {emails.length === 0 && <Nothing>None</Nothing>}
      </Detail>
      <Detail label="Marketing">
        {optedIn.length > 0 ? "Opted In" : "Not Opted In"}
        <span className="block font-normal text-muted-foreground">
          From Clover, {changedAt ? `change seen ${formatShopDate(changedAt)}` : "date not known"}
        </span>
      </Detail>
      {optedOutAt && (
        <Detail label="Sale of data">
          Opted Out
          <span className="block font-normal text-muted-foreground">On {formatShopDate(optedOutAt)}</span>
        </Detail>
      )}
      <Detail label="Member since">{formatShopDate(first.createdAt)}</Detail>
    </DetailList>
  );
}
