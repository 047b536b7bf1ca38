import { TierBadge } from "@/components/loyalty/tier-badge";
import { Button } from "@/components/ui/button";
import { countOf } from "@/lib/count";
import { fullName } from "@/lib/customers/full-name";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import type { LookUpState } from "./use-checkin";

type Props = {
  found: LookUpState;
  /** Another person with the number cannot be chosen for now. */
  isFixed: boolean;
  onChoose?: (customerId: string) => void;
};

/**
 * Who a number or code belongs to, shown before anything is recorded. The space is reserved, so the layout does not
 * shift.
 */
export function FoundMember({ found, isFixed, onChoose }: Props) {
  return (
    <div role="status" className="grid min-h-24 content-center rounded-lg border bg-muted px-4 py-3">
      {found.state === "none" && (
        <p className="text-muted-foreground">The member's name appears here before anything is recorded.</p>
      )}
      {found.state === "looking" && <p className="text-muted-foreground">Looking up the member...</p>}
      {found.state === "unknown" && <p className="font-medium text-destructive">{found.message}</p>}
      {found.state === "found" && <Member member={found.member} />}
      {found.state === "found" && onChoose && (
        <Others others={found.member.others} isFixed={isFixed} onChoose={onChoose} />
      )}
    </div>
  );
}

function Member({ member }: { member: MemberPreview }) {
  const { tier, checkinCount, visitsToday } = member;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2.5 font-semibold text-lg">
        {fullName(member)} <TierBadge tier={tier} />
      </p>
      <p className="text-sm tabular-nums">
        {countOf(checkinCount, "visit")} so far, {visitsToday} today
      </p>
      {visitsToday > 0 && (
        <p className="font-medium text-destructive text-sm">
          Already checked in today. Recording adds another visit on the same day.
        </p>
      )}
    </div>
  );
}

type OthersProps = {
  others: MemberPreview["others"];
  isFixed: boolean;
  onChoose: (customerId: string) => void;
};

/** Other people with the same number, whom staff separated: one tap chooses them instead. */
function Others({ others, isFixed, onChoose }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <div className="mt-3 grid gap-2 border-t pt-3">
      <p className="text-sm">Also with this number:</p>
      <div className="flex flex-wrap gap-2">
        {others.map((other) => (
          <Button
            key={other.customerId}
            variant="outline"
            size="sm"
            className="h-11"
            isInactive={isFixed}
            onClick={() => onChoose(other.customerId)}
          >
            {fullName(other)}, {countOf(other.checkinCount, "visit")}
          </Button>
        ))}
      </div>
    </div>
  );
}
