import { Nothing } from "@/app/admin/_components/side-panel-parts";
import { TextLink } from "@/app/admin/_components/text-link";
import { VisitActions } from "@/app/admin/loyalty/_components/visit-actions";
import { Badge } from "@/components/ui/badge";
import { formatCount, shownOf } from "@/lib/count";
import type { MemberProfile, ProfileVisit } from "@/lib/loyalty/schema";
import { panelHrefs } from "@/lib/routes";
import { shortId } from "@/lib/short-id";
import { formatShopDate, formatShopDateAndTime } from "@/lib/time";

const voidedWords = ({ voidedBy, voidReason }: Pick<ProfileVisit, "voidedBy" | "voidReason">): string =>
  `Voided by ${voidedBy ?? "staff"}: ${voidReason ?? "no reason"}`;

type Listed = Pick<MemberProfile, "visits" | "checkins" | "checkinsInAll">;

/** How many visits the list shows; those that are void or expired are in it, and not in the count above it. */
export function visitsShown({ visits, checkins, checkinsInAll }: Listed): string {
  const shown = shownOf(checkins.length, checkinsInAll);
  const uncounted = checkinsInAll - visits;
  return uncounted > 0 ? `${shown}, ${formatCount(uncounted)} not counted` : shown;
}

/** Every visit: when, who recorded it or which order it came from, and its void or restore button. */
export function MemberVisits({ name, checkins }: { name: string; checkins: ProfileVisit[] }) {
  if (checkins.length === 0) return <Nothing>No visits yet.</Nothing>;
  return (
    <ul className="divide-y">
      {checkins.map((visit) => (
        <li key={visit.id} className="flex items-center justify-between gap-3 py-2 text-sm">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <time dateTime={visit.createdAt} className="font-medium tabular-nums">
                {formatShopDateAndTime(visit.createdAt)}
              </time>
              {visit.voidedAt && <Badge variant="muted">Void</Badge>}
              {visit.isExpired && <Badge variant="muted">Expired</Badge>}
            </p>
            <p className="wrap-anywhere text-muted-foreground">
              {visit.source === "order" ? "From an order" : `Recorded by ${visit.recordedBy ?? "staff"}`}
              {visit.orderId && (
                <>
                  {" · "}
                  <TextLink href={panelHrefs.order(visit.orderId)}>order {shortId(visit.orderId)}</TextLink>
                </>
              )}
            </p>
            {visit.undoneVoids.map((undone) => (
              <p key={undone.id} className="wrap-anywhere text-muted-foreground">
                {voidedWords(undone)}
                {` · restored ${formatShopDate(undone.restoredAt)} by ${undone.restoredBy}: ${undone.restoreReason}`}
              </p>
            ))}
            {visit.voidedAt && <p className="wrap-anywhere text-muted-foreground">{voidedWords(visit)}</p>}
          </div>
          <VisitActions
            id={visit.id}
            customerName={name}
            at={visit.createdAt}
            isVoid={visit.voidedAt !== null}
          />
        </li>
      ))}
    </ul>
  );
}
