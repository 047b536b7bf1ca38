import { TierBadge } from "@/components/loyalty/tier-badge";
import { formatCount } from "@/lib/count";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import type { Found } from "./use-checkin";

/** Who the number or code belongs to, before anything is recorded. Its place is kept, so nothing jumps. */
export function FoundMember({ found }: { found: Found }) {
  return (
    <div role="status" className="grid min-h-24 content-center rounded-lg border bg-muted px-4 py-3">
      {found.state === "none" && (
        <p className="text-muted-foreground">The member's name appears here before anything is recorded.</p>
      )}
      {found.state === "looking" && <p className="text-muted-foreground">Looking up the member...</p>}
      {found.state === "unknown" && <p className="font-medium text-destructive">{found.message}</p>}
      {found.state === "found" && <Member member={found.member} />}
    </div>
  );
}

function Member({ member }: { member: MemberPreview }) {
  const { firstName, lastName, tier, checkinCount, visitsToday } = member;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2.5 font-display font-semibold text-lg">
        {`${firstName} ${lastName}`.trim() || "No name"} <TierBadge tier={tier} />
      </p>
      <p className="text-sm tabular-nums">
        {formatCount(checkinCount)} visits so far, {visitsToday} today
      </p>
      {visitsToday > 0 && (
        <p className="font-medium text-destructive text-sm">
          Already checked in today. Recording adds another visit on the same day.
        </p>
      )}
    </div>
  );
}
