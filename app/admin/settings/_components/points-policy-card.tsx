import Link from "next/link";
import type { ReactNode } from "react";
import { Card } from "@/app/admin/_components/card";
import { Disclosure } from "@/app/admin/_components/disclosure";
import { Unbroken } from "@/components/text/unbroken";
import { Badge } from "@/components/ui/badge";
import type { Ctx } from "@/lib/context";
import { countOf, formatCount } from "@/lib/count";
import { hrefWith } from "@/lib/href";
import { type Away, getPointsPolicy } from "@/lib/loyalty/points-policy";
import { adminRoutes } from "@/lib/routes";
import { pointsExpiry } from "@/lib/shop/policies";
import { formatShopDayAndTimeInWords, HOUR_MS } from "@/lib/time";
import { PointsControls } from "./points-controls";
import { AwayList } from "./points-members";
import { PointsRuns } from "./points-runs";

/** The published points rule, whether it is applied, whom it affects, and its runs. */
export async function PointsPolicyCard({ ctx }: { ctx: Ctx }) {
  const policy = await getPointsPolicy(ctx);
  const { isOn, due, near, runs } = policy;
  return (
    <Card
      id="points-policy"
      title="Points Policy"
      subtitle={<Unbroken text={pointsExpiry.sentence} />}
      tools={<Badge variant={isOn ? "info" : "amber"}>{isOn ? "On" : "Off"}</Badge>}
    >
      <div className="grid gap-4 px-4 py-5 text-sm md:px-5">
        <p className="max-w-prose text-muted-foreground">
          {isOn
            ? "It runs once a day. A run removes visits from the count. After an undo, its members keep theirs until they return and stay away again."
            : `The site publishes this rule, but it is not applied. It would affect ${countOf(due.members, "member")}.`}
        </p>
        <SalesKnown until={policy.salesKnownUntil} now={ctx.now()} />
        <div>
          <Members
            title={`Due now: ${countOf(due.members, "member")}, ${countOf(due.visits, "visit")}`}
            which="due"
            total={due.members}
            members={due.first}
          />
          <Members
            title={`Due within a month: ${countOf(near.members, "member")}`}
            which="near"
            total={near.members}
            members={near.first}
          />
        </div>
        <PointsControls isOn={isOn} due={due} />
        {runs.length > 0 && (
          <div className="border-t">
            <PointsRuns runs={runs} />
            <SeeAll which="runs" more={policy.runsInAll - runs.length} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** Says up to when sales are known; renders nothing when that is within the last hour. */
function SalesKnown({ until, now }: { until: string | null; now: Date }): ReactNode {
  if (until !== null && now.getTime() - Date.parse(until) < HOUR_MS) return null;
  return (
    <p className="max-w-prose">
      {until === null
        ? "Sales have not been read yet, so nobody is due."
        : `Sales are known up to ${formatShopDayAndTimeInWords(until, now.getTime())}. Absences are counted up to then.`}
    </p>
  );
}

type MembersProps = { title: string; which: "due" | "near"; total: number; members: readonly Away[] };

/** The first members and the number of all others; only the title when there are none. */
function Members({ title, which, total, members }: MembersProps): ReactNode {
  if (total === 0) return <p className="flex min-h-11 items-center text-muted-foreground">{title}</p>;
  const more = total - members.length;
  return (
    <Disclosure title={title}>
      <div className="grid gap-1 pb-2 pl-5.5">
        <AwayList members={members} />
        <SeeAll which={which} more={more} />
      </div>
    </Disclosure>
  );
}

type SeeAllProps = { which: MembersProps["which"] | "runs"; more: number };

/** The link to the whole list, when there are more than are shown. */
function SeeAll({ which, more }: SeeAllProps): ReactNode {
  if (more <= 0) return null;
  return (
    <Link
      href={hrefWith(adminRoutes.settings.path, { points: which })}
      scroll={false}
      prefetch={false}
      className="flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
    >
      And {formatCount(more)} more: see all
    </Link>
  );
}
